import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { tidyAccounts } from '../tidy-accounts.ts';
import { isKnownDevice } from './device.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

const from = (deviceId: string) => ({ headers: { 'x-device-id': deviceId } });

async function register(name: string, deviceId: string) {
  const { body } = await client.post('auth/register', newcomer(name), from(deviceId));
  return { id: body.user.id as string, token: body.accessToken as string };
}

const sightingsOf = (playerId: string) =>
  server.db.selectFrom('sighting').selectAll().where('player_id', '=', playerId).orderBy('kind').execute();

it('signing up or in makes a device known to that account only', async () => {
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const { id } = await register('shilan', phone);
  const other = await register('karwan', laptop);
  expect(await isKnownDevice(server.db, id, phone)).toBe(true);
  expect(await isKnownDevice(server.db, id, laptop)).toBe(false);
  expect(await isKnownDevice(server.db, other.id, phone)).toBe(false);
  await client.post('auth/login', { login: 'shilan', password: PASSWORD }, from(laptop));
  expect(await isKnownDevice(server.db, id, laptop)).toBe(true);
});

it('a wrong password makes no device known', async () => {
  const phone = randomUUID();
  const { id } = await register('rebin', randomUUID());
  await client.post('auth/login', { login: 'rebin', password: 'something else' }, from(phone));
  expect(await isKnownDevice(server.db, id, phone)).toBe(false);
});

it('a missing or malformed device id is no known device, and blocks no log-in', async () => {
  const { body } = await client.post('auth/register', newcomer('hana'), from('<script>'));
  expect(await isKnownDevice(server.db, body.user.id, undefined)).toBe(false);
  expect(await sightingsOf(body.user.id)).toMatchObject([{ kind: 'network' }]);
});

it('device ids and IP addresses are stored as keyed hashes only, which exports leave out', async () => {
  const phone = randomUUID();
  const { id, token } = await register('dilan', phone);
  const rows = await sightingsOf(id);
  expect(rows.map(({ kind, subject_hash }) => [kind, subject_hash.length])).toEqual([
    ['device', 32],
    ['network', 32],
  ]);
  const { body } = await client.get('user/export', { token });
  expect(body.sightings).toHaveLength(2);
  expect(Object.keys(body.sightings[0])).toEqual(['kind', 'first_seen_at', 'last_seen_at']);
});

it('a device is forgotten after 90 days without use', async () => {
  const { id } = await register('zhyan', randomUUID());
  server.clock.advance(91 * DAY_MS);
  await tidyAccounts(server.deps);
  expect(await sightingsOf(id)).toEqual([]);
});

it('the twenty most recently used devices are known', async () => {
  const first = randomUUID();
  const { id } = await register('sherko', first);
  const others = Array.from({ length: 20 }, () => randomUUID());
  for (const device of others) {
    server.clock.advance(60_000);
    await client.post('auth/login', { login: 'sherko', password: PASSWORD }, from(device));
  }
  expect(await isKnownDevice(server.db, id, first)).toBe(false);
  for (const device of others) expect(await isKnownDevice(server.db, id, device)).toBe(true);
  // Forgotten devices stay recorded, for finding accounts that share a device.
  expect(await sightingsOf(id)).toHaveLength(22 + 1);
});
