import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aLiveMatch } from '../../../game/live/live-match.testing.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { Rope } from './rope.tsx';

afterEach(cleanup);

async function show(given: Parameters<typeof aLiveMatch>[0], language: 'en' | 'ckb' = 'en') {
  const i18n = createI18n(language);
  await i18n.load(['live']);
  render(
    <I18nContext value={i18n}>
      <Rope match={aLiveMatch({ ...given, match: { type: 'tugofwar' } })} />
    </I18nContext>,
  );
}
const knot = () => document.querySelector<HTMLElement>('[data-side]');
const steps = () => knot()?.parentElement?.style.getPropertyValue('--steps');
const announced = () => screen.getByRole('status').textContent;

/** Positions are logical; style sheets mirror them for right-to-left. */
describe('the knot', () => {
  it.each([
    { mySeat: 0, marker: -2, side: '1', announced: 'The marker is 2 steps on your side.' },
    { mySeat: 1, marker: 1, side: '1', announced: 'The marker is 1 step on your side.' },
    { mySeat: 0, marker: 3, side: '-1', announced: /^The marker is 3 steps on the side of .*ئاڤا/ },
    { mySeat: 1, marker: -1, side: '-1', announced: /^The marker is 1 step on the side of .*ئاڤا/ },
    { mySeat: 0, marker: 0, side: '0', announced: 'The marker is in the middle.' },
  ] as const)('is placed from the viewer’s side: seat $mySeat, marker $marker', async (one) => {
    await show(one);
    expect(knot()?.dataset.side).toBe(one.side);
    expect(Number(steps())).toBe(Math.abs(one.marker) * Number(one.side));
    expect(announced()).toMatch(one.announced);
  });

  it('has the same logical position in right-to-left', async () => {
    await show({ mySeat: 1, marker: 2 }, 'ckb');
    expect(Number(steps())).toBe(2);
    expect(announced()).toBe('نیشانەکە ٢ هەنگاو بەلای تۆدایە.');
  });
});
