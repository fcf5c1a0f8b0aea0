/** The device and the network that a call comes from, as far as the server knows them. */
import type { FastifyRequest } from 'fastify';
import type { Db, Deps } from '../../lib/deps.ts';
import { networkOf } from '../../lib/network-of.ts';
import { hashSighting, type SightingKind } from './sighting-hash.ts';

const DEVICE_HEADER = 'x-device-id';
const deviceId = /^[\w-]{16,64}$/;

/** The random id that a browser keeps and sends when it signs up or in; undefined where there is none. */
export function deviceIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[DEVICE_HEADER];
  return typeof given === 'string' && deviceId.test(given) ? given : undefined;
}

/** Beyond so many, the one used longest ago is known no more. */
const KNOWN_DEVICES = 20;

/** Tells if the account has signed in on that device, and its password is the same since. No id is no known device. */
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

/** Leaves so many known devices of an account. What else they are noted for stays. */
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

/** Notes from where an account was signed in to, as keyed hashes. */
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
