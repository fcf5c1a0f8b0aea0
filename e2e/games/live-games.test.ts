/** Players meet and play in real browsers, one in English and one in Kurdish. */
import { after, before, describe, test } from 'node:test';
import { closeVenue, openVenue, type Venue } from '../support/table.ts';
import {
  acceptInvitation,
  declineInvitation,
  followLink,
  letInvitationExpire,
  playHouseBot,
} from './find-opponents.ts';
import { playHeadToHead } from './play-head-to-head.ts';
import { playSurvivalDuel } from './play-survival-duel.ts';
import { playTugOfWar } from './play-tug-of-war.ts';

/** Concurrent journeys: a live game mostly waits for the clock. */
const AT_ONCE = 4;

let venue: Venue;
before(async () => {
  venue = await openVenue();
});
after(() => closeVenue(venue));

describe('players meet', { concurrency: AT_ONCE }, () => {
  const journey = (name: string, run: (at: Venue) => Promise<void>) =>
    test(name, { timeout: 180_000 }, () => run(venue));

  // The longest begin first.
  journey('an invitation that is not answered runs out, and both are told', letInvitationExpire);
  journey('1v1 by the queue, on a line that breaks twice, and a rematch', playHeadToHead);
  journey('tug of war from both sides, drawn, and a rematch that one leaves', playTugOfWar);
  journey('a survival duel of three: one reloads, one leaves, one falls', playSurvivalDuel);
  journey('an invitation that is accepted leads both into their match', acceptInvitation);
  journey('an invitation that is declined is told to who asked', declineInvitation);
  journey('a link leads who opens it through signing in to the game', followLink);
  journey('who stays alone may play the house bot, which says what it is', playHouseBot);
});
