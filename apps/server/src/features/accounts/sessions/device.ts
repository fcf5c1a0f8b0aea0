/** Device and network of a call. */
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../lib/database/db.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { hashSighting, type SightingKind } from '../signals/sighting-hash.ts';

const DEVICE_HEADER = 'x-device-id';
const deviceId = /^[\w-]{16,64}$/;

/** Random id that a browser stores, and sends with sign-ups and log-ins; undefined if missing. */
export function deviceIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[DEVICE_HEADER];
  return typeof given === 'string' && deviceId.test(given) ? given : undefined;
}

/** Limit of known devices, beyond which the least recently used one is forgotten. */
const KNOWN_DEVICES = 20;

/** Whether the account has signed in on the device since its last change of password. False without an id. */
export async function isKnownDevice(
  db: Db,
  playerId: string,
  deviceId: string | undefined,
): Promise<boolean> {
  if (deviceId === undefined) return false;
  const found = await db
    .selectFrom('sighting')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'device')
    .where('is_known', '=', true)
    .where('subject_hash', '=', await hashSighting(db, 'device', deviceId))
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets known devices of an account except the latest `kept`. Their sightings stay. */
export async function forgetDevices(db: Db, playerId: string, kept = 0): Promise<void> {
  const known = db
    .selectFrom('sighting')
    .select('subject_hash')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'device')
    .where('is_known', '=', true)
    .orderBy('last_seen_at', 'desc')
    .offset(kept);
  await db
    .updateTable('sighting')
    .set({ is_known: false })
    .where('player_id', '=', playerId)
    .where('kind', '=', 'device')
    .where('subject_hash', 'in', known)
    .execute();
}

type Caller = Pick<FastifyRequest, 'headers' | 'ip'>;

function signalsOf(request: Caller): [SightingKind, string][] {
  const id = deviceIdOf(request);
  const network: [SightingKind, string] = ['network', networkOf(request.ip)];
  return id ? [['device', id], network] : [network];
}

/** Records the device and network of a sign-in as keyed hashes. */
export async function recordSightings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  request: Caller,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const rows = signalsOf(request).map(async ([kind, value]) => ({
    player_id: playerId,
    kind,
    subject_hash: await hashSighting(db, kind, value),
    first_seen_at: now,
    last_seen_at: now,
  }));
  await db
    .insertInto('sighting')
    .values(await Promise.all(rows))
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'kind', 'subject_hash'])
        .doUpdateSet({ last_seen_at: now, is_known: true }),
    )
    .execute();
  await forgetDevices(db, playerId, KNOWN_DEVICES);
}
