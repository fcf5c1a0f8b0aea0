import { sql } from 'kysely';
import type { CorrectedPlayer, DomainEvents, SettledPlayer } from '../../core/events/domain-events.ts';
import { defineSubscriber } from '../../core/events/subscriber.ts';
import type { Tx } from '../../lib/database/db.ts';

type Settled = DomainEvents['match.settled'];
type Corrected = DomainEvents['match.corrected'];

const idsOf = (players: readonly SettledPlayer[]): string[] => players.map(({ playerId }) => playerId);

/** Counts a match for all players who stayed to the end. A voided question counts as answered right. */
async function countByMode(
  tx: Tx,
  { matchId, modeId }: Settled,
  stayed: readonly SettledPlayer[],
): Promise<void> {
  const rows = stayed.map(({ playerId, outcome, rightAnswers, earnedPoints }) => ({
    player_id: playerId,
    won: outcome === 'won' ? 1 : 0,
    right_answers: rightAnswers,
    earned_points: earnedPoints,
  }));
  await sql`
    INSERT INTO player_mode_statistics AS kept
           (player_id, mode_id, played, won, answered, right_answers, earned_points)
    SELECT player_id, ${modeId}, 1, won, greatest(given.answers, right_answers), right_answers, earned_points
      FROM jsonb_populate_recordset(NULL::player_mode_statistics, ${JSON.stringify(rows)}::jsonb) result
     CROSS JOIN LATERAL (SELECT count(*) AS answers FROM match_answer answer
                          WHERE answer.match_id = ${matchId} AND answer.player_id = result.player_id) given
        ON CONFLICT (player_id, mode_id) DO UPDATE
       SET played = kept.played + 1,
           won = kept.won + excluded.won,
           answered = kept.answered + excluded.answered,
           right_answers = kept.right_answers + excluded.right_answers,
           earned_points = kept.earned_points + excluded.earned_points`.execute(tx);
}

/** Counts answers to closed rounds, including those of players who left later. */
const countByCategory = (tx: Tx, matchId: string, people: readonly SettledPlayer[]) =>
  sql`
    INSERT INTO player_category_statistics AS kept (player_id, category_id, answered, right_answers)
    SELECT answer.player_id, question.category_id, count(*),
           count(*) FILTER (WHERE answer.option_id = round.right_option_id)
      FROM match_round round
      JOIN question ON question.id = round.question_id
      JOIN match_answer answer ON answer.match_id = round.match_id AND answer.round = round.round
     WHERE round.match_id = ${matchId} AND round.closed_at IS NOT NULL
       AND answer.player_id = ANY (${idsOf(people)}::uuid[])
     GROUP BY answer.player_id, question.category_id
        ON CONFLICT (player_id, category_id) DO UPDATE
       SET answered = kept.answered + excluded.answered,
           right_answers = kept.right_answers + excluded.right_answers`.execute(tx);

async function correctMode(tx: Tx, { modeId }: Corrected, one: CorrectedPlayer): Promise<void> {
  await tx
    .updateTable('player_mode_statistics')
    .set((eb) => ({
      won: eb('won', '+', one.hasWon ? 1 : 0),
      answered: eb('answered', '+', one.verdict === 'none' ? one.rightAnswers : 0),
      right_answers: eb('right_answers', '+', one.rightAnswers),
      earned_points: eb('earned_points', '+', one.earnedPoints),
    }))
    .where('player_id', '=', one.playerId)
    .where('mode_id', '=', modeId)
    .execute();
}

const correctCategory = (tx: Tx, { questionId }: Corrected, { playerId, verdict }: CorrectedPlayer) =>
  sql`
    INSERT INTO player_category_statistics AS kept (player_id, category_id, answered, right_answers)
    SELECT ${playerId}, category_id, ${verdict === 'none' ? 1 : 0}, ${verdict === 'right' ? 0 : 1}
      FROM question WHERE id = ${questionId}
        ON CONFLICT (player_id, category_id) DO UPDATE
       SET answered = kept.answered + excluded.answered,
           right_answers = kept.right_answers + excluded.right_answers`.execute(tx);

/** Updates the counters of each player by mode and by category. */
export const statistics = defineSubscriber('statistics', {
  async 'match.settled'({ tx }, { data }) {
    const people = data.players.filter(({ isBot }) => !isBot);
    await countByMode(
      tx,
      data,
      people.filter(({ isForfeit }) => !isForfeit),
    );
    await countByCategory(tx, data.matchId, people);
  },

  async 'match.corrected'({ tx }, { data }) {
    for (const one of data.players) {
      await correctMode(tx, data, one);
      await correctCategory(tx, data, one);
    }
  },
});
