import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boostersOf } from '../boosters/boosters.ts';
import { matchScript, playMatch } from '../match/generated-match.testing.ts';
import { modeIds, type OwnPace, ownTimes, type Setup } from '../match/mode.ts';
import { isEligibleForFirst } from '../modes/daily.ts';
import { modes } from '../modes/table.ts';
import { applyOwnPace, mayBeFirst, secondsAt } from './own-pace.ts';

const RUNS = 1_000;
const anyPace: fc.Arbitrary<OwnPace> = fc.record({
  time: fc.constantFrom(...ownTimes),
  revealsWait: fc.boolean(),
});
const solo = modeIds.filter((id) => modes[id].mode === 'solo');
const live = modeIds.filter((id) => modes[id].mode === 'multi');
const at = (setup: Setup, ownPace: OwnPace): Setup => ({ ...setup, ownPace });

describe.each(solo)('%s at a chosen pace', (id) => {
  const mode = modes[id];

  it('pays the same at any pace', () => {
    fc.assert(
      fc.property(matchScript(mode), anyPace, anyPace, (script, one, other) => {
        const played = [one, other].map((pace) =>
          playMatch(mode, { ...script, setup: at(script.setup, pace) }),
        );
        expect(played[0]?.result).toEqual(played[1]?.result);
      }),
      { numRuns: RUNS },
    );
  });

  it('changes only the time and the reveal, and never shortens the time', () => {
    fc.assert(
      fc.property(anyPace, (ownPace) => {
        const usual = mode.pace({ tournament: null });
        const { secondsPerRound, revealSeconds, ...rest } = mode.pace({ tournament: null, ownPace });
        expect(usual).toMatchObject(rest);
        expect(secondsPerRound ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
          usual.secondsPerRound ?? 0,
        );
        expect(revealSeconds).toBe(ownPace.revealsWait ? null : usual.revealSeconds);
      }),
    );
  });
});

it.each(live)('%s has one clock for all players', (id) => {
  fc.assert(
    fc.property(matchScript(modes[id]), anyPace, ({ setup }, ownPace) => {
      expect(modes[id].pace(at(setup, ownPace))).toEqual(modes[id].pace(setup));
      expect(() => modes[id].start(at(setup, ownPace))).toThrow(RangeError);
    }),
    { numRuns: RUNS },
  );
});

it('a question has two or five times its seconds, or no clock', () => {
  expect(ownTimes.map((time) => secondsAt(time, 20))).toEqual([20, 40, 100, null]);
  expect(ownTimes.map((time) => secondsAt(time, null))).toEqual([null, null, null, null]);
});

it('the mode’s pace applies without a chosen one', () => {
  const pace = modes.puzzle.pace({ tournament: null });
  expect(applyOwnPace(pace, undefined)).toBe(pace);
});

it('the day’s first places require at most twice the time', () => {
  const allRight = { rightAnswers: 5, isForfeit: false };
  const places = ownTimes.map((time) => isEligibleForFirst(allRight, { time, revealsWait: true }));
  expect(places).toEqual([true, true, false, false]);
  expect([mayBeFirst(undefined), isEligibleForFirst(allRight)]).toEqual([true, true]);
});

it('extra time is no booster without a clock', () => {
  const boosters = (time: OwnPace['time']) =>
    boostersOf('puzzle', { wagerPoints: 0, tournament: null, ownPace: { time, revealsWait: false } });
  expect(boosters('x5')).toContain('extra_time');
  expect(boosters('none')).not.toContain('extra_time');
});
