-- Imported drafts have as many options as their collection gave them; what is published has four.
ALTER TABLE question_version DROP CONSTRAINT question_version_right_option_check;
ALTER TABLE question_version ADD CONSTRAINT question_version_right_option_check CHECK (right_option >= 0);
ALTER TABLE question_text DROP CONSTRAINT question_text_options_check;
ALTER TABLE question_text ADD CONSTRAINT question_text_options_check CHECK (cardinality(options) >= 2);
