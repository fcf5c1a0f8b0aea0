import type { Language } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { Mode } from '@trivia/rules/mode.ts';
import type { Db } from '../../deps.ts';
import { modeOf } from '../locked-match.ts';

/** Finds a match for one of its players only. */
export const findMatchOf = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match')
    .innerJoin('match_player as me', 'me.match_id', 'match.id')
    .selectAll('match')
    .select(['me.extra_round', 'me.extra_ms'])
    .where('match.id', '=', matchId)
    .where('me.player_id', '=', playerId)
    .executeTakeFirst();

export async function findModeOf(db: Db, matchId: string): Promise<Mode<unknown> | undefined> {
  const row = await db
    .selectFrom('match')
    .select(['mode_id', 'rules_version'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row && modeOf(row);
}

/** The first players by seat, and the caller. */
export const listMatchPlayers = (db: Db, matchId: string, playerId: string) =>
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
    .orderBy('seat.seat')
    .execute();

/** Announced rounds of a match with their questions, each in every language. */
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

/** The given rounds in every language. */
export const listRoundTexts = (db: Db, matchId: string, rounds: readonly number[]) =>
  selectRounds(db, matchId)
    .where((eb) => eb('round.round', '=', eb.fn.any(eb.val(rounds))))
    .execute();

export type RoundText = Awaited<ReturnType<typeof listRoundTexts>>[number];

/** All rounds in one language, with one player's answers. */
export const listRounds = (db: Db, matchId: string, playerId: string, language: Language) =>
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
    .orderBy('round.round')
    .execute();

export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number];

/** Boosters that a player used in a match, in order of use. */
export const listUsedBoosters = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match_booster')
    .select(['type', 'round', 'effect'])
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .orderBy('used_at')
    .execute();

export type UsedBooster = Awaited<ReturnType<typeof listUsedBoosters>>[number];

export const findResult = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match_result')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
