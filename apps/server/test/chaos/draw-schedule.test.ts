import { expect, it } from 'vitest';
import { drawSchedule } from './draw-schedule.ts';

const needs = { seed: 7, durationMs: 600_000, kills: 100, servers: 2, canFill: true };

it('equal seeds give equal schedules, and different seeds different ones', () => {
  expect(drawSchedule(needs)).toEqual(drawSchedule(needs));
  expect(drawSchedule({ ...needs, seed: 8 })).not.toEqual(drawSchedule(needs));
});

it('a schedule has the given number of kills, over all targets and servers, within the time', () => {
  const faults = drawSchedule(needs);
  const kills = faults.filter(({ kind }) => kind === 'kill');
  expect(kills).toHaveLength(100);
  const killsOf = (target: string) => kills.filter((fault) => fault.target === target).length;
  expect([killsOf('server'), killsOf('database'), killsOf('redis')]).toEqual([50, 25, 25]);
  expect(new Set(faults.map(({ index }) => index))).toEqual(new Set([0, 1]));
  expect(faults.every(({ atMs }) => atMs >= 0 && atMs <= needs.durationMs)).toBe(true);
  expect(faults.map(({ atMs }) => atMs)).toEqual(faults.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
});

it('a schedule also has stops and restarts, and a full disk only if there is one to fill', () => {
  const kindsOf = (canFill: boolean) => new Set(drawSchedule({ ...needs, canFill }).map(({ kind }) => kind));
  expect(kindsOf(true)).toEqual(new Set(['kill', 'stop', 'restart fast', 'restart immediate', 'fill']));
  expect(kindsOf(false)).not.toContain('fill');
});
