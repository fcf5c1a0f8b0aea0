/** Rows of a world's matches, read in one statement. */
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { ModeId, Outcome, Setup } from '@trivia/rules/match/mode.ts';
import { unpackSetup } from '@trivia/rules/match/packing.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import type { Sessions } from '../database/sessions.ts';

export interface RoundRecord {
  readonly round: number;
  readonly opensAtMs: number;
  readonly closesAtMs: number | null;
  readonly closedAtMs: number | null;
  readonly rightOptionId: string;
}

export interface AnswerRecord {
  readonly round: number;
  readonly playerId: string;
  readonly optionId: string;
  readonly elapsedMs: number;
  readonly creditMs: number;
}

export interface SeatRecord {
  readonly playerId: string;
  readonly status: 'playing' | 'left';
  readonly extraRound: number | null;
  readonly extraMs: number;
}

export interface EventRecord {
  readonly version: number;
  readonly kind: string;
  readonly data: {
    readonly round?: number;
    readonly playerId?: string;
    readonly opensAtMs?: number | null;
    readonly closesAtMs?: number | null;
    readonly nextRoundAtMs?: number | null;
  };
}

export interface ResultRecord {
  readonly playerId: string;
  readonly outcome: Outcome;
  readonly coins: number;
  readonly points: number;
  readonly isForfeit: boolean;
}

export interface MatchRecord {
  readonly id: string;
  readonly modeId: ModeId;
  readonly mode: 'solo' | 'multi';
  readonly version: number;
  readonly status: 'playing' | 'over';
  readonly phase: 'round' | 'reveal' | 'over';
  readonly round: number;
  readonly nextRoundAtMs: number | null;
  readonly state: unknown;
  readonly setup: Setup;
  readonly rounds: readonly RoundRecord[];
  readonly answers: readonly AnswerRecord[];
  readonly boosters: readonly {
    readonly playerId: string;
    readonly round: number;
    readonly type: BoosterId;
  }[];
  readonly seats: readonly SeatRecord[];
  readonly events: readonly EventRecord[];
  readonly results: readonly ResultRecord[];
  /** Balance of the match's escrow, by currency. */
  readonly escrow: { readonly coin?: number; readonly point?: number };
}

const listOf = (table: string, order: string, fields: readonly string[]): string => `
  (SELECT coalesce(json_agg(json_build_object(${fields.join(', ')}) ORDER BY ${order}), '[]')
     FROM ${table} t WHERE t.match_id = m.id)`;

const ms = (column: string): string => `round(extract(epoch FROM ${column}) * 1000)`;

const QUERY = `
SELECT m.id, m.mode_id AS "modeId", m.mode, m.version, m.status, m.phase, m.round, m.state, m.setup, m.seed,
  ${ms('m.next_round_at')}::float8 AS "nextRoundAtMs",
  ${listOf('match_round', 't.round', [
    `'round', t.round, 'opensAtMs', ${ms('t.opens_at')}, 'closesAtMs', ${ms('t.closes_at')}`,
    `'closedAtMs', ${ms('t.closed_at')}, 'rightOptionId', t.right_option_id`,
  ])} AS rounds,
  ${listOf('match_answer', 't.round, t.player_id', [
    `'round', t.round, 'playerId', t.player_id, 'optionId', t.option_id`,
    `'elapsedMs', t.elapsed_ms, 'creditMs', t.credit_ms`,
  ])} AS answers,
  ${listOf('match_booster', 't.used_at, t.type', [`'playerId', t.player_id, 'round', t.round, 'type', t.type`])}
    AS boosters,
  ${listOf('match_player', 't.seat', [
    `'playerId', t.player_id, 'status', t.status, 'extraRound', t.extra_round, 'extraMs', t.extra_ms`,
  ])} AS seats,
  ${listOf('match_event', 't.version', [`'version', t.version, 'kind', t.kind, 'data', t.data`])} AS events,
  ${listOf('match_result', 't.player_id', [
    `'playerId', t.player_id, 'outcome', t.outcome, 'coins', t.coins, 'points', t.points`,
    `'isForfeit', t.is_forfeit`,
  ])} AS results,
  (SELECT coalesce(json_object_agg(a.currency, a.balance), '{}') FROM ledger_account a WHERE a.subject_id = m.id)
    AS escrow
  FROM match m WHERE m.id <> ALL ($1::uuid[]) ORDER BY m.created_at, m.id`;

/** The stored setup and state lack values of other columns. */
function wholeRecord({ seed, ...row }: MatchRecord & { readonly seed: string }): MatchRecord {
  const setup = unpackSetup(row.setup, seed);
  return { ...row, setup, state: modes[row.modeId].unpack(setup, row.state) };
}

export async function readMatches(
  sessions: Sessions,
  { except }: { readonly except: readonly string[] },
): Promise<MatchRecord[]> {
  const rows = await sessions.watch<MatchRecord & { readonly seed: string }>(QUERY, [except]);
  return rows.map(wholeRecord);
}
