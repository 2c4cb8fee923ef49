{{/* What all parts have in common: one image, the settings of the secret, no rights, and nothing that they could write but two folders that end with them. */}}

{{- define "procaccio.labels" -}}
app.kubernetes.io/name: procaccio
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "procaccio.chart" -}}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "procaccio.pod" -}}
securityContext: { runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
volumes: [{ name: data, emptyDir: {} }, { name: tmp, emptyDir: {} }]
{{- end }}

{{- define "procaccio.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom: [{ secretRef: { name: {{ .Values.secret }} } }]
securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
volumeMounts: [{ name: data, mountPath: /data }, { name: tmp, mountPath: /tmp }]
{{- end }}
