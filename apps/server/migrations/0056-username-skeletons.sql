-- What a username looks like. The server fills it at its start, since the table of what looks alike is not here.
ALTER TABLE player ADD COLUMN username_skeleton text UNIQUE;

-- Names that another service gave, with what no name is written with.
UPDATE player SET given_name = NULL
 WHERE given_name ~ '[<>&"/@#]|[\u0001-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]';
