import { randomBytes, randomInt } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import type { Db } from '../lib/database/db.ts';
import type { AppCredentials } from './protocol/signatures.ts';

function credentialsOf({ PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET }: Config): AppCredentials | undefined {
  if (!PUSHER_APP_ID || !PUSHER_KEY || !PUSHER_SECRET) return undefined;
  return { id: PUSHER_APP_ID, key: PUSHER_KEY, secret: PUSHER_SECRET };
}

export interface CredentialsDeps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
}

/** Loads the credentials from the settings, or those that the first node created for all nodes. */
export async function loadCredentials({ config, db, clock }: CredentialsDeps): Promise<AppCredentials> {
  const given = credentialsOf(config);
  if (given) return given;
  await db
    .insertInto('realtime_app')
    .values({
      app_id: String(randomInt(100_000, 1_000_000)),
      app_key: randomBytes(10).toString('hex'),
      app_secret: randomBytes(32).toString('hex'),
      created_at: new Date(clock.nowMs()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { app_id, app_key, app_secret } = await db
    .selectFrom('realtime_app')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { id: app_id, key: app_key, secret: app_secret };
}
