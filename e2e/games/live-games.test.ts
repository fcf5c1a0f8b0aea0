/** Live games in real browsers, one player in English and one in Kurdish. */
import { after, before, describe, test } from 'node:test';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
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

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

describe('players meet', { concurrency: AT_ONCE }, () => {
  const journey = (name: string, run: (at: TestBed) => Promise<void>) =>
    test(name, { timeout: 180_000 }, () => run(testBed));

  // Start the longest journeys first.
  journey('an unanswered invitation expires on both screens', letInvitationExpire);
  journey('1v1 by the queue, with two cuts of the network, and a rematch', playHeadToHead);
  journey('tug of war from both sides: a draw, and a rematch that one player leaves', playTugOfWar);
  journey('a survival duel of three: one player reloads, one leaves, one is eliminated', playSurvivalDuel);
  journey('an accepted invitation opens the match for both', acceptInvitation);
  journey('a declined invitation is shown to its requester', declineInvitation);
  journey('a link leads a signed-out player through the log-in to the match', followLink);
  journey('a player alone in the queue may play the house bot, which is labelled as one', playHouseBot);
});
