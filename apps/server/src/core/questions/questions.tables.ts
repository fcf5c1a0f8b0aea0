import type { Language } from '@trivia/contract/languages.ts';
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { ReportReason } from '@trivia/contract/play/reports.ts';
import type { Difficulty, PoolCell } from '@trivia/rules/draw.ts';
import type { ColumnType, Generated } from 'kysely';

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

export interface QuestionPoolTable {
  revision: Generated<number>;
  content_hash: string;
  /** Written as JSON. */
  cells: ColumnType<readonly PoolCell[], string, never>;
  created_at: Date;
}

export interface QuestionReportTable {
  question_id: string;
  version: number;
  player_id: string;
  match_id: string;
  reason: ReportReason;
  note: string | null;
  reported_at: Date;
}

export interface QuestionVoidTable {
  question_id: string;
  version: number;
  reason: string;
  voided_at: Date;
}

export interface QuestionTables {
  question: QuestionTable;
  question_version: QuestionVersionTable;
  question_text: QuestionTextTable;
  player_question: PlayerQuestionTable;
  question_pool: QuestionPoolTable;
  question_report: QuestionReportTable;
  question_void: QuestionVoidTable;
}
