import { openReferral } from '../../src/features/referrals/open-referral.ts';
import { inTransaction } from '../../src/lib/database/transaction.ts';
import type { TestServer } from '../support/build-test-server.ts';
import { playSolo, QUIZ, signUpWith } from '../support/solo-driver.ts';
import type { TestPlayer } from '../support/test-player.ts';

interface Friend {
  readonly games?: number;
  readonly isVerified?: boolean;
}

/** Signs up a referred player, with enough games for the reward unless given. */
export async function signUpReferred(
  server: TestServer,
  referrer: TestPlayer,
  { games = 3, isVerified = true }: Friend = {},
): Promise<TestPlayer> {
  const friend = await signUpWith(server);
  const now = new Date(server.clock.nowMs());
  await inTransaction(server.db, (tx) => openReferral(tx, friend.id, referrer.id, now.getTime()));
  if (!isVerified) await verify(server, friend, null);
  for (let game = 0; game < games; game += 1) await playSolo(server, friend, QUIZ, '-----');
  return friend;
}

export const verify = (
  { db, clock }: TestServer,
  { id }: TestPlayer,
  at: Date | null = new Date(clock.nowMs()),
): Promise<unknown> => db.updateTable('player').set({ email_verified_at: at }).where('id', '=', id).execute();
