import type { Language } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { Mode } from '@trivia/rules/match/mode.ts';
import type { CompiledQuery } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compileOnce } from '../../lib/database/compile-once.ts';
import type { Db } from '../../lib/database/db.ts';
import { modeOf, unpackMatch } from '../locked-match.ts';
import { isCancelled } from '../settlement-keys.ts';

const selectMatchOf = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match')
    .innerJoin('match_player as me', 'me.match_id', 'match.id')
    .selectAll('match')
    .select(['me.extra_round', 'me.extra_ms'])
    .where('match.id', '=', matchId)
    .where('me.player_id', '=', playerId);

/** Finds a match, only for a player with a seat in it. */
export async function findMatchOf(db: Db, matchId: string, playerId: string) {
  const row = await selectMatchOf(db, matchId, playerId).executeTakeFirst();
  return row && unpackMatch(row);
}

export async function findModeOf(db: Db, matchId: string): Promise<Mode<unknown> | undefined> {
  const row = await db
    .selectFrom('match')
    .select(['mode_id', 'rules_version'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row && modeOf(row);
}

/** Selects the first players by seat, and the caller. */
const selectPlayers = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match_player as seat')
    .innerJoin('player', 'player.id', 'seat.player_id')
    .leftJoin('ledger_account as points', (join) =>
      join.onRef('points.player_id', '=', 'seat.player_id').on('points.currency', '=', 'point'),
    )
    .select(['seat.player_id', 'seat.status', 'points.earned'])
    .select(['player.username', 'player.given_name', 'player.language'])
    .select(['player.avatar', 'player.avatar_seed'])
    .select('player.is_bot')
    .where('seat.match_id', '=', matchId)
    .where((eb) => eb('seat.seat', '<', limits.listedPlayers).or('seat.player_id', '=', playerId))
    .orderBy('seat.seat');

/** Selects the boosters that a player used in a match, in order of use. */
const selectUsedBoosters = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match_booster')
    .select(['type', 'round', 'effect'])
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .orderBy('used_at');

/** Selects the announced rounds of a match with their questions, in every language. */
const selectRounds = (db: Db, matchId: string) =>
  db
    .selectFrom('match_round as round')
    .innerJoin('question', 'question.id', 'round.question_id')
    .innerJoin('question_version as edition', (join) =>
      join
        .onRef('edition.question_id', '=', 'round.question_id')
        .onRef('edition.version', '=', 'round.question_version'),
    )
    .innerJoin('question_text as text', (join) =>
      join
        .onRef('text.question_id', '=', 'round.question_id')
        .onRef('text.version', '=', 'round.question_version'),
    )
    .select(['round.round', 'round.opens_at', 'round.closes_at', 'round.closed_at'])
    .select(['round.option_ids', 'round.option_order', 'round.right_option_id'])
    .select(['question.category_id', 'question.difficulty'])
    .select(['edition.picture_url', 'edition.source_title', 'edition.source_url'])
    .select(['text.language', 'text.prompt', 'text.options', 'text.explanation'])
    .where('round.match_id', '=', matchId);

/** Lists the given rounds, in every language. */
export const listRoundTexts = (db: Db, matchId: string, rounds: readonly number[]) =>
  selectRounds(db, matchId)
    .where((eb) => eb('round.round', '=', eb.fn.any(eb.val(rounds))))
    .execute();

export type RoundText = Awaited<ReturnType<typeof listRoundTexts>>[number];

interface Viewer {
  readonly matchId: string;
  readonly playerId: string;
  readonly language: Language;
}

/** Selects all rounds in one language, with one player's answers. */
const selectRoundsOf = (db: Db, { matchId, playerId, language }: Viewer) =>
  selectRounds(db, matchId)
    .where('text.language', '=', language)
    .leftJoin('match_answer as answer', (join) =>
      join
        .onRef('answer.match_id', '=', 'round.match_id')
        .onRef('answer.round', '=', 'round.round')
        .on('answer.player_id', '=', playerId),
    )
    .select(['round.question_id', 'round.pool_revision', 'round.is_repeat'])
    .select(['answer.option_id', 'answer.elapsed_ms', 'answer.credit_ms'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('question_void as void')
            .whereRef('void.question_id', '=', 'round.question_id')
            .whereRef('void.version', '=', 'round.question_version'),
        )
        .as('is_voided'),
      eb
        .exists(
          eb
            .selectFrom('question_report as report')
            .where('report.player_id', '=', playerId)
            .whereRef('report.question_id', '=', 'round.question_id'),
        )
        .as('is_reported'),
    ])
    .orderBy('round.round');

export const listRounds = (db: Db, viewer: Viewer) => selectRoundsOf(db, viewer).execute();

export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number];

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Selects a match for one of its players, with its players, its rounds and the caller's boosters. */
export const selectMatchWithRounds = compileOnce((db, viewer: Viewer) => {
  const { matchId, playerId } = viewer;
  return selectMatchOf(db, matchId, playerId).select([
    jsonArrayFrom(selectPlayers(db, matchId, playerId)).as('players'),
    jsonArrayFrom(selectUsedBoosters(db, matchId, playerId)).as('usedBoosters'),
    jsonArrayFrom(selectRoundsOf(db, viewer)).as('rounds'),
  ]);
});

export type MatchWithRoundsRow =
  ReturnType<typeof selectMatchWithRounds> extends CompiledQuery<infer Row> ? Row : never;

export const toMatchWithRounds = (row: MatchWithRoundsRow) => ({
  ...unpackMatch(row),
  // JSON has no dates.
  rounds: row.rounds.map(
    (round): RoundRow => ({
      ...round,
      opens_at: new Date(round.opens_at),
      closes_at: dateOf(round.closes_at),
      closed_at: dateOf(round.closed_at),
    }),
  ),
});

export type MatchWithRounds = ReturnType<typeof toMatchWithRounds>;
export type UsedBooster = MatchWithRounds['usedBoosters'][number];

/** Finds a player's result in a finished match, and whether the match was cancelled. */
export const findResult = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match_result')
    .innerJoin('match', 'match.id', 'match_result.match_id')
    .selectAll('match_result')
    .select(isCancelled.as('is_cancelled'))
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
