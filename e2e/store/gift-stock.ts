/** Stock of gift cards, for a server started with `giftCardKeys`. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../apps/server/src/config/config.ts';
import type { NewCode } from '../../apps/server/src/features/gift-cards/stock/read-codes-file.ts';
import { systemClock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { addGiftCardCodes, backdateAccount } from '../../apps/server/test/features/gift-card-driver.ts';
import { type Guest, givePoints, signUpGuest } from '../support/database-access.ts';
import type { RunningServer } from '../support/running-server.ts';

/** Setting of the server by which codes are encrypted. */
export const giftCardKeys = `e2e:${randomBytes(32).toString('base64')}`;

const config = readConfig({ NODE_ENV: 'test', WEB_DIR: 'none', GIFT_CARD_KEYS: giftCardKeys });
const depsOf = (db: Db) => ({ db, clock: systemClock, config });

export const loadGiftCards = (db: Db, codes: readonly NewCode[]) => addGiftCardCodes(depsOf(db), codes);

/** Signs up a Plus player with points, a verified address, and an account older than the waiting period. */
export async function signUpRedeemer(server: RunningServer, db: Db, points: number): Promise<Guest> {
  const guest = await signUpGuest(server, db);
  await db.updateTable('player').set({ email_verified_at: new Date() }).where('id', '=', guest.id).execute();
  await backdateAccount(depsOf(db), guest.id);
  if (points > 0) await givePoints(db, guest, points);
  return guest;
}
