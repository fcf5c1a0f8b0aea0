import type { CategoryId } from '@trivia/contract/categories.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Difficulty } from '@trivia/rules/draw.ts';
import type { Generated } from 'kysely';

export interface QuestionTable {
  id: string;
  origin: Generated<string>;
  category_id: CategoryId;
  difficulty: Difficulty;
  status: 'draft' | 'published' | 'retired';
  version: number;
  content_hash: string;
}

export interface QuestionVersionTable {
  question_id: string;
  version: number;
  right_option: number;
  picture_url: string | null;
  source_title: string | null;
  source_url: string | null;
}

export interface QuestionTextTable {
  question_id: string;
  version: number;
  language: Language;
  prompt: string;
  options: string[];
  explanation: string | null;
}

export interface PlayerQuestionTable {
  player_id: string;
  question_id: string;
  shown_count: number;
  answered_count: number;
  right_count: number;
  last_seen_at: Date;
}

export interface QuestionTables {
  question: QuestionTable;
  question_version: QuestionVersionTable;
  question_text: QuestionTextTable;
  player_question: PlayerQuestionTable;
}
