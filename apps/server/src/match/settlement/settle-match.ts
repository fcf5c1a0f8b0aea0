import type { PlayerResult, Result } from '@trivia/rules/match/mode.ts';
import { sql } from 'kysely';
import { domainEventInsert } from '../../core/events/record-events.ts';
import { book } from '../../core/wallet/book.ts';
import { escrow, house, matchSubject, move, player } from '../../core/wallet/transfer.ts';
import { correctMatch } from '../correction/correct-match.ts';
import { listVoided } from '../correction/find-corrections.ts';
import type { Bonus } from '../hook-data.ts';
import { type LockedMatch, peopleOf, type Write } from '../locked-match.ts';
import { modeHooksOf } from '../mode-hooks.ts';
import { settlementKey } from '../settlement-keys.ts';
import { paidResult } from '../unanswered.ts';

interface Settled {
  readonly result: PlayerResult;
  readonly extra: Bonus | undefined;
}

/** Empties the escrow and pays the results, in one transfer. */
async function payResult(locked: LockedMatch, { players, escrowToHouse }: Result): Promise<void> {
  const { tx, match, nowMs } = locked;
  const pot = escrow('match', match.id);
  const postings = players.flatMap(({ player: id, fromEscrow, fromHouse, earnedPoints }) => [
    ...move(pot, player(id), 'coin', fromEscrow.coins),
    ...move(house, player(id), 'coin', fromHouse.coins),
    ...move(pot, player(id), 'point', fromEscrow.points, earnedFromEscrow(fromHouse.points, earnedPoints)),
    ...move(house, player(id), 'point', fromHouse.points, Math.min(fromHouse.points, earnedPoints)),
  ]);
  const rest = [
    ...move(pot, house, 'coin', escrowToHouse.coins),
    ...move(pot, house, 'point', escrowToHouse.points),
  ];
  const reason = modeHooksOf(locked).rewardReason;
  const transfer = { key: settlementKey(match.id), reason, subject: matchSubject(match.id) };
  await book(tx, { ...transfer, postings: [...postings, ...rest] }, nowMs);
}

/** Earned points that came out of the pot: those that the house did not pay. */
const earnedFromEscrow = (fromHouse: number, earned: number): number => Math.max(0, earned - fromHouse);

async function payBonus({ tx, match, nowMs }: LockedMatch, { result, extra }: Settled): Promise<void> {
  if (!extra) return;
  const to = player(result.player);
  const postings = [
    ...move(house, to, 'coin', extra.coins),
    ...move(house, to, 'point', extra.points, extra.points),
  ];
  const key = `match:${match.id}:${extra.reason}:${result.player}`;
  await book(tx, { key, reason: extra.reason, subject: matchSubject(match.id), postings }, nowMs);
}

const earnedPointsOf = ({ result, extra }: Settled): number => result.earnedPoints + (extra?.points ?? 0);

const toRow = ({ match, nowMs }: LockedMatch, { result, extra }: Settled) => ({
  match_id: match.id,
  player_id: result.player,
  outcome: result.outcome,
  right_answers: result.rightAnswers,
  points: result.fromEscrow.points + result.fromHouse.points + (extra?.points ?? 0),
  coins: result.fromEscrow.coins + result.fromHouse.coins + (extra?.coins ?? 0),
  earned_points: earnedPointsOf({ result, extra }),
  rank: result.rank,
  coins_for_plus: result.coinsForPlus + (extra?.coinsForPlus ?? 0),
  is_forfeit: result.isForfeit,
  place: extra?.place ?? null,
  settled_at: new Date(nowMs),
  corrected_at: null,
});

function resultsWrite(locked: LockedMatch, settled: readonly Settled[]): Write {
  const rows = settled.map((one) => toRow(locked, one));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`
    INSERT INTO match_result (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::match_result, ${JSON.stringify(rows)}::jsonb)`;
}

/** Statement that records the domain event of a settled match. */
function settledWrite({ match, setup, nowMs }: LockedMatch, settled: readonly Settled[]): Write {
  const bots = new Set(setup.players.filter(({ isBot }) => isBot).map(({ id }) => id));
  const players = settled.map(({ result, extra }) => ({
    playerId: result.player,
    outcome: result.outcome,
    rank: result.rank,
    earnedPoints: earnedPointsOf({ result, extra }),
    coins: result.fromEscrow.coins + result.fromHouse.coins + (extra?.coins ?? 0),
    rightAnswers: result.rightAnswers,
    isForfeit: result.isForfeit,
    isBot: bots.has(result.player),
  }));
  const data = { matchId: match.id, modeId: match.mode_id, players };
  return domainEventInsert([{ name: 'match.settled', data }], nowMs);
}

/** Statement that updates statistics in a fixed order of players, which prevents deadlocks. */
function statisticsWrite({ setup }: LockedMatch, results: readonly PlayerResult[]): Write {
  const people = new Set(peopleOf(setup));
  const rows = results
    .filter(({ player: id }) => people.has(id))
    .map(({ player: id, outcome, rightAnswers, isForfeit }) => ({
      player_id: id,
      matches_completed: isForfeit ? 0 : 1,
      matches_won: outcome === 'won' ? 1 : 0,
      right_answers: rightAnswers,
    }));
  return sql`
    INSERT INTO player_statistics (player_id, matches_completed, matches_won, right_answers)
    SELECT player_id, matches_completed, matches_won, right_answers
      FROM jsonb_populate_recordset(NULL::player_statistics, ${JSON.stringify(rows)}::jsonb)
     ORDER BY player_id
        ON CONFLICT (player_id) DO UPDATE
       SET matches_completed = player_statistics.matches_completed + excluded.matches_completed,
           matches_won = player_statistics.matches_won + excluded.matches_won,
           right_answers = player_statistics.right_answers + excluded.right_answers`;
}

/**
 * Settles a match: results, payments and statistics, in the transaction that closed its last round. The keys
 * of `match_result` and of the transfers allow it once.
 */
export async function settleMatch(locked: LockedMatch, byRules: Result): Promise<void> {
  const { tx, match, nowMs } = locked;
  const result = await paidResult(locked, byRules);
  const hooks = modeHooksOf(locked);
  const settled: Settled[] = [];
  for (const one of result.players) settled.push({ result: one, extra: await hooks.bonusFor(locked, one) });

  locked.writeLater('results', resultsWrite(locked, settled));
  await hooks.onOver(
    locked,
    result.players.map(({ player: playerId, isForfeit }) => ({ playerId, isForfeit })),
  );
  locked.writeLater('counted', statisticsWrite(locked, result.players));
  await payResult(locked, result);
  for (const one of settled) await payBonus(locked, one);
  locked.set({ status: 'over', phase: 'over', next_round_at: null, due_at: null, ended_at: new Date(nowMs) });
  locked.append('match.finished', {});
  locked.writeLater('recorded', settledWrite(locked, settled));
  // Apply questions that were voided during the match.
  const voided = await listVoided(tx, match.id);
  if (voided.length > 0) await locked.writeNow();
  for (const questionId of voided) await correctMatch(tx, match, questionId, nowMs);
}
