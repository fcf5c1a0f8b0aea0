import { describe, expect, it } from 'vitest';
import { applyEvent, type LiveEvent } from './apply-event.ts';
import { liveHistory, ME, pickOf, RIVAL, type RoundPlan } from './live-history.testing.ts';

const plans: RoundPlan[] = [
  { mine: 'right', theirs: 'wrong', hasRivalBooster: true },
  { mine: 'wrong', theirs: 'none', hasRivalBooster: false, isPutOff: true },
  { mine: 'none', theirs: 'right', hasRivalBooster: true },
];
const { first, moments } = liveHistory(plans);
const viewer = { language: 'ckb', pickOf: pickOf(plans) } as const;
const forgetful = { ...viewer, pickOf: () => null };
const at = (index: number) => {
  const moment = moments[index];
  if (!moment) throw new Error(`There is no moment ${index}.`);
  return moment;
};
const indexOf = (name: LiveEvent['name'], nth = 0) =>
  moments.findIndex(({ event }, index) => event.name === name && countBefore(name, index) === nth);
const countBefore = (name: LiveEvent['name'], index: number) =>
  moments.slice(0, index).filter(({ event }) => event.name === name).length;
const viewBefore = (index: number) => (index === 0 ? first : at(index - 1).view);

describe('the next event after the shown version', () => {
  it('results in the server’s view, until the end of the match', () => {
    for (const [index, { event, view }] of moments.entries()) {
      if (event.name === 'match.finished') continue;
      expect(applyEvent(viewBefore(index), event, viewer)).toEqual(view);
    }
  });

  it('of the end leaves the gains to the server', () => {
    const last = moments.length - 1;
    expect(applyEvent(viewBefore(last), at(last).event, viewer)).toBe('unknown');
  });

  it('that closes a round is not applied if a wrong answer was given on another device', () => {
    const closes = indexOf('round.closed', 1);
    expect(applyEvent(viewBefore(closes), at(closes).event, forgetful)).toBe('unknown');
  });

  it('that closes a round needs no stored answer if the player was right or gave none', () => {
    for (const nth of [0, 2]) {
      const closes = indexOf('round.closed', nth);
      expect(applyEvent(viewBefore(closes), at(closes).event, forgetful)).toEqual(at(closes).view);
    }
  });

  it('marks another player who has left, and refetches the match if it was the viewer', () => {
    const event = (playerId: string): LiveEvent => ({
      name: 'player.left',
      data: { matchId: first.id, version: 2, atMs: 0, serverTimeMs: 0, playerId },
    });
    expect(applyEvent(first, event(RIVAL), viewer)).toMatchObject({
      version: 2,
      players: [
        { id: ME, status: 'playing' },
        { id: RIVAL, status: 'left' },
      ],
    });
    expect(applyEvent(first, event(ME), viewer)).toBe('unknown');
  });

  it('of a player who leaves when already out changes no standing', () => {
    const players = [{ id: RIVAL, rightAnswers: 1, hasLeft: false, lives: 0, roundsPlayed: 3 }];
    const left = {
      name: 'player.left' as const,
      data: { matchId: first.id, version: 2, atMs: 0, serverTimeMs: 0, playerId: RIVAL },
    };
    expect(applyEvent({ ...first, standing: { players } }, left, viewer)).toMatchObject({
      standing: { players },
    });
  });

  const shiftTo = (opensAtMs: number | null, nextRoundAtMs: number | null): LiveEvent => {
    const times = { opensAtMs, closesAtMs: opensAtMs && opensAtMs + 15_000, nextRoundAtMs };
    return { name: 'clock.shifted', data: { ...first, ...times, matchId: first.id, version: 2, atMs: 0 } };
  };

  it('shifts the open round and keeps the viewer’s extra time, or shifts the reveal', () => {
    const { round } = first;
    if (!round) throw new Error('A round is open.');
    const closesAtMs = round.opensAtMs + 25_000;
    const shown = { ...first, round: { ...round, closesAtMs } };
    const shifted = applyEvent(shown, shiftTo(round.opensAtMs + 9_000, null), viewer);
    expect(shifted).toMatchObject({
      round: { opensAtMs: round.opensAtMs + 9_000, closesAtMs: closesAtMs + 9_000 },
    });
    const revealed = { ...first, phase: 'reveal' as const, round: null, nextRoundAtMs: 7 };
    expect(applyEvent(revealed, shiftTo(null, 9_007), viewer)).toMatchObject({ nextRoundAtMs: 9_007 });
    expect(applyEvent(revealed, shiftTo(9_000, null), viewer)).toBe('unknown');
  });

  it('requests a refetch if it lacks data', () => {
    const opens = indexOf('round.opened');
    const { matchId, version, atMs, serverTimeMs } = at(opens).event.data;
    const poor = {
      name: 'round.opened',
      data: { matchId, version, atMs, serverTimeMs },
    } as unknown as LiveEvent;
    expect(applyEvent(viewBefore(opens), poor, viewer)).toBe('unknown');
  });
});

describe('another event', () => {
  it('is ignored if it is already applied', () => {
    expect(applyEvent(at(2).view, at(2).event, viewer)).toBe('old');
    expect(applyEvent(at(2).view, at(0).event, viewer)).toBe('old');
  });

  it('is not applied across a gap', () => {
    expect(applyEvent(first, at(1).event, viewer)).toBe('unknown');
  });
});
