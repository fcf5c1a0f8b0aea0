import { defineSubscriber } from '../events/subscriber.ts';
import { notify } from './notify.ts';

/** Notifies players of a refund for a voided question. */
export const notifications = defineSubscriber('notifications', {
  async 'match.corrected'({ tx }, { data: { matchId, players }, occurredAtMs }) {
    for (const { playerId, coins, points } of players) {
      if (coins + points === 0) continue;
      await notify(tx, { playerId, kind: 'match_corrected', data: { matchId, coins, points } }, occurredAtMs);
    }
  },
});
