import { expect, it } from 'vitest';
import { sampleDaily } from '../../../game/queries/daily.testing.ts';
import { hostLineOf, hostPoseOf } from './host-line.ts';

const HOUR_MS = 60 * 60 * 1000;

const lineOf = (wanted: Parameters<typeof sampleDaily>[0], lifetimePoints = 40) =>
  hostLineOf({ daily: sampleDaily({ nextAtMs: 10 * HOUR_MS, ...wanted }), lifetimePoints, nowMs: 0 });

it.each([
  ['host.first', {}, 0],
  ['host.waiting', {}, 40],
  ['host.streak', { streakDays: 4 }, 40],
  ['host.atRisk', { streakDays: 4, nextAtMs: 4 * HOUR_MS }, 40],
  ['host.playing', { status: 'playing', streakDays: 4 }, 40],
  ['host.done', { status: 'played', streakDays: 5 }, 40],
  ['host.tomorrow', { status: 'forfeited' }, 40],
  ['host.other', { status: 'limit_reached' }, 40],
] as const)('mascot says %s', (line, wanted, lifetimePoints) => {
  expect(lineOf(wanted, lifetimePoints)).toBe(line);
});

it('a silent mascot greets, and one that says well done cheers', () => {
  expect(hostPoseOf(undefined)).toBe('hello');
  expect(hostPoseOf('host.done')).toBe('cheering');
});
