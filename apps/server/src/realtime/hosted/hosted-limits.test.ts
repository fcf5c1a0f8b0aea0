/** Hosted driver against a service that enforces all rules of the real one and can fail in every way. */
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../test/realtime/clients.ts';
import {
  type Failure,
  type PusherService,
  startPusherService,
} from '../../../test/realtime/pusher-service.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import type { Realtime } from '../realtime.ts';
import { createHostedRealtime } from './hosted-realtime.ts';

/** Timeout that even a busy machine does not reach. */
const PATIENT_MS = 10_000;

let service: PusherService;
let realtime: Realtime;
let lines: Record<string, unknown>[];

/** Creates a driver with the given timeout. */
const create = (timeoutMs: number): Realtime =>
  createHostedRealtime({
    app: testApp,
    cluster: 'ap1',
    log: pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }),
    endpoint: service.endpoint,
    timeoutMs,
  });

beforeEach(async () => {
  lines = [];
  service = await startPusherService(testApp);
  realtime = create(PATIENT_MS);
});
afterEach(async () => {
  service.nextFailure = () => undefined;
  await realtime.stop();
  await service.close();
});

const numbersIn = (channel: string) =>
  service.events.filter((event) => event.channel === channel).map(({ data }) => JSON.parse(data));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Makes the service fail once in each of these ways, then recover. */
const failOnce = (...failures: readonly Failure[]) => {
  const left = [...failures];
  service.nextFailure = () => left.shift();
};

describe('events published by the hundred', () => {
  it('arrive completely, in order per channel, ten in a call and over few connections', async () => {
    const channels = upTo(30).map((index) => `private-room-${index}`);
    for (const number of upTo(20))
      for (const channel of channels) realtime.publish(channel, 'update', number);
    await until(() => service.events.length === 600);
    for (const channel of channels) expect(numbersIn(channel)).toEqual(upTo(20));
    expect(service.calls.every(({ status }) => status === 200)).toBe(true);
    expect(Math.max(...service.calls.map(({ events }) => events))).toBe(10);
    expect(service.calls.length).toBeLessThan(100);
    expect(service.mostAtOnce()).toBeLessThanOrEqual(8);
    expect(service.connections()).toBeLessThanOrEqual(8);
    expect(lines).toEqual([]);
  });

  it('are dropped while too many wait, and later ones arrive', async () => {
    realtime = create(2_000);
    let isSilent = true;
    service.nextFailure = () => (isSilent ? 'silent' : undefined);
    for (const number of upTo(3_000)) realtime.publish('room', 'update', number);
    expect(lines).toMatchObject([{ reason: expect.stringContaining('too many') }]);
    isSilent = false;
    await until(() => numbersIn('room').length > 0);
    await until(() => numbersIn('room').at(-1) === 1_999);
    realtime.publish('room', 'update', 'later');
    await until(() => numbersIn('room').at(-1) === 'later');
  });
});

describe('events that the service would refuse', () => {
  it.each<[string, string, string, unknown]>([
    ['too much data', 'room', 'update', 'x'.repeat(10_239)],
    ['too much data in letters of two bytes', 'room', 'update', 'ڵ'.repeat(5_120)],
    ['a long name', 'room', 'x'.repeat(201), 1],
    ['no channel', '', 'update', 1],
    ['a malformed channel', 'a b', 'update', 1],
    ['an encrypted channel', 'private-encrypted-x', 'update', 1],
  ])('are dropped before sending, and the others arrive: %s', async (_, channel, name, data) => {
    realtime.publish('room', 'update', 'before');
    realtime.publish(channel, name, data);
    realtime.publish('room', 'update', 'after');
    await until(() => service.events.length === 2);
    expect(numbersIn('room')).toEqual(['before', 'after']);
    expect(service.calls.every(({ status }) => status === 200)).toBe(true);
    expect(lines).toMatchObject([{ lost: 1 }]);
  });

  it('are dropped, but not the other events of their batch', async () => {
    realtime.publish('room', 'update', 0);
    for (const number of upTo(3)) {
      const exceptSocketId = number === 1 ? 'no socket' : undefined;
      realtime.publish('room', 'update', number + 1, { exceptSocketId });
    }
    await until(() => service.events.length === 3);
    expect(numbersIn('room')).toEqual([0, 1, 3]);
    expect(lines).toMatchObject([{ lost: 1, reason: expect.stringContaining('400') }]);
  });

  it('may be as large as the service allows', async () => {
    realtime.publish('room', 'x'.repeat(200), 'x'.repeat(10_238));
    await until(() => service.events.length === 1);
  });

  it('throw nothing at the publisher', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    for (const data of [circular, 10n, undefined]) {
      expect(() => realtime.publish('room', 'update', data)).not.toThrow();
      expect(() => realtime.publishToUser('a', 'update', data)).not.toThrow();
    }
  });
});

describe('a transient failure of the service', () => {
  it.each<[Failure, number]>([
    [500, PATIENT_MS],
    [502, PATIENT_MS],
    [503, PATIENT_MS],
    ['gone', PATIENT_MS],
    ['silent', 1_000],
    ['stuck', 1_000],
  ])('(%s) loses nothing', async (failure, timeoutMs) => {
    realtime = create(timeoutMs);
    failOnce(failure);
    for (const number of upTo(15)) realtime.publish('room', 'update', number);
    await until(() => service.events.length === 15);
    expect(numbersIn('room')).toEqual(upTo(15));
    expect(lines).toEqual([]);
  });
});

describe('a longer failure of the service', () => {
  it.each<Failure>([401, 403, 413, 429, 500, 'silent', 'stuck', 'gone'])(
    '(%s) loses only events of that time, and does not flood the log',
    async (failure) => {
      realtime = create(200);
      let isFailing = true;
      let asked = 0;
      service.nextFailure = () => {
        asked += 1;
        return isFailing ? failure : undefined;
      };
      // More events than there are connections.
      for (const number of upTo(20)) realtime.publish(`room-${number}`, 'update', number);
      realtime.publishToUser('a', 'update', 1);
      realtime.disconnectUser('a');
      await until(() => lines.length > 0 && asked > 2);
      isFailing = false;
      await until(() => {
        realtime.publish('room', 'later', 'later');
        return numbersIn('room').includes('later');
      });
      expect(new Set(lines.map(({ reason }) => reason)).size).toBe(lines.length);
      expect(JSON.stringify(lines)).not.toMatch(/auth_signature|7ad37731/);
    },
  );

  it('does not delay a shutdown', async () => {
    realtime = create(200);
    service.nextFailure = () => 'silent';
    for (const number of upTo(500)) realtime.publish(`room-${number}`, 'update', number);
    const endedAtMs = Date.now();
    await realtime.stop();
    expect(Date.now() - endedAtMs).toBeLessThan(PATIENT_MS);
    expect(service.events).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ reason: 'shutdown' });
  });
});
