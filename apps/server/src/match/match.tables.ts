import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MatchEvent } from './events/publisher.ts';

/** JSON column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

export interface MatchTable {
  id: string;
  mode_id: ModeId;
  rules_version: number;
  type: string;
  mode: 'solo' | 'multi';
  /** `YYYY-MM-DD`, set for a daily challenge only. */
  day: string | null;
  packed_seed: Buffer;
  /** Hexadecimal digits of `packed_seed`. */
  seed: GeneratedAlways<string>;
  setup: Json<unknown>;
  state: Json<unknown>;
  status: Generated<'playing' | 'over'>;
  phase: 'round' | 'reveal' | 'over';
  round: number;
  round_count: number;
  next_round_at: Date | null;
  due_at: Date | null;
  version: number;
  created_at: Date;
  ended_at: Date | null;
}

/** Due times of matches in play, copied from `match` by a trigger. */
export interface MatchDueTable {
  /** `infinity` while the match waits for its player, without a clock. */
  due_at: GeneratedAlways<Date>;
  match_id: GeneratedAlways<string>;
}

export interface MatchPlayerTable {
  match_id: string;
  player_id: string;
  seat: number;
  status: Generated<'playing' | 'left'>;
  /** False for a player who is out or has left, and for everyone once the match is over. */
  is_active: Generated<boolean>;
  last_seen_at: Date;
  /** Whether the player forfeits by absence. */
  is_watched: Generated<boolean>;
  /** `last_seen_at` rounded down; null unless the seat is watched and active. */
  seen_from: GeneratedAlways<Date | null>;
  /** Start of the match, copied here for the index of a player's latest seats. */
  created_at: Date;
  extra_round: number | null;
  extra_ms: Generated<number>;
}

export interface MatchRoundTable {
  match_id: string;
  round: number;
  question_id: string;
  question_version: number;
  packed_order: number;
  packed_ids: string;
  /** Ids of the options, in the order in which they are shown. */
  option_ids: GeneratedAlways<string[]>;
  /** Index of the option, as written in the question, at each shown position; from 0. */
  option_order: GeneratedAlways<number[]>;
  right_option_id: GeneratedAlways<string>;
  opens_at: Date;
  closes_at: Date | null;
  closed_at: Date | null;
  /** Null when the question was not drawn from the pool. */
  pool_revision: number | null;
  is_repeat: Generated<boolean>;
}

export interface MatchAnswerTable {
  match_id: string;
  round: number;
  player_id: string;
  option_id: string;
  locked_at: Date;
  /** Measured time, before `credit_ms` is deducted. */
  elapsed_ms: number;
  credit_ms: Generated<number>;
}

/** Effect of a booster on its round. */
export interface BoosterEffect {
  /** Ids of the options that the booster removed. */
  readonly removed?: readonly string[];
  readonly audience?: readonly { readonly optionId: string; readonly percent: number }[];
  /** The wrong option that a second chance forgave. */
  readonly firstPick?: string;
}

export interface MatchBoosterTable {
  match_id: string;
  player_id: string;
  type: BoosterId;
  round: number;
  effect: Json<BoosterEffect>;
  used_at: Date;
}

export interface MatchEventTable {
  match_id: string;
  version: number;
  /** Partition, 0 to 3: see `event-partitions.ts`. */
  turn: number;
  kind: MatchEvent['kind'];
  at: Date;
  data: Json<MatchEvent['data']>;
}

export interface MatchResultTable {
  match_id: string;
  player_id: string;
  outcome: 'won' | 'lost' | 'draw';
  right_answers: number;
  points: number;
  coins: number;
  coins_for_plus: number;
  earned_points: number;
  rank: number | null;
  is_forfeit: boolean;
  place: number | null;
  settled_at: Date;
  corrected_at: Date | null;
}

export interface PlayerStatisticsTable {
  player_id: string;
  matches_completed: Generated<number>;
  matches_won: Generated<number>;
  right_answers: Generated<number>;
}

export interface NodeHeartbeatTable {
  node_id: string;
  beat_at: Date;
}

export interface NextSeedTable {
  player_id: string;
  seed: string;
  created_at: Date;
}

export interface MatchTables {
  next_seed: NextSeedTable;
  match: MatchTable;
  match_due: MatchDueTable;
  match_player: MatchPlayerTable;
  match_round: MatchRoundTable;
  match_answer: MatchAnswerTable;
  match_booster: MatchBoosterTable;
  match_event: MatchEventTable;
  match_result: MatchResultTable;
  player_statistics: PlayerStatisticsTable;
  node_heartbeat: NodeHeartbeatTable;
}
