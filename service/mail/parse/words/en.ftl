# The line above which an answer is written. Short enough never to be wrapped; the reader looks for these very words.
reply-above = ## Please write your answer above this line ##
