/** Subscriber that records its events, and fails at random. */
import { sql } from 'kysely';
import type { EventName } from '../../../src/core/events/domain-events.ts';
import type { Subscriber } from '../../../src/core/events/subscriber.ts';
import type { Db } from '../../../src/lib/database/db.ts';
import type { Chance } from '../environment/chance.ts';

export const SUBSCRIBER_FAILURE = 'the witness fails by chance';
const FAILS_PERCENT = 5;

const everything: Readonly<Record<EventName, true>> = {
  'match.settled': true,
  'match.cancelled': true,
  'match.corrected': true,
  'account.completed': true,
  'account.verified': true,
  'booster.used': true,
  'purchase.paid': true,
  'purchase.revoked': true,
  'subscription.changed': true,
};

/** Creates the table of recorded events. */
export const createRecordTable = (db: Db): Promise<unknown> =>
  sql`CREATE TABLE IF NOT EXISTS witnessed (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, position bigint NOT NULL)`.execute(db);

/** Creates a subscriber that records each event, and sometimes fails afterwards if `chance` is given. */
export const createRecordingSubscriber = (chance?: Chance): Subscriber => ({
  name: 'witness',
  events: Object.keys(everything) as EventName[],
  async handle({ tx }, { position }) {
    await sql`INSERT INTO witnessed (position) VALUES (${position})`.execute(tx);
    if (chance?.happens(FAILS_PERCENT)) throw new Error(SUBSCRIBER_FAILURE);
  },
});
