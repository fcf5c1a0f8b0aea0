import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { aMatch, closedRound, openRound } from '../match.testing.ts';
import { RoundPips } from './round-pips.tsx';

afterEach(cleanup);

it('names the rounds up to this one only', async () => {
  const i18n = createI18n('en');
  await i18n.load(['match']);
  render(
    <I18nContext value={i18n}>
      <RoundPips match={aMatch({ closedRounds: [closedRound(1)], round: openRound(2, 0) })} />
    </I18nContext>,
  );
  const named = screen.getAllByRole('listitem').map((pip) => pip.getAttribute('aria-label'));
  expect(named).toEqual([expect.stringMatching(/^1: /), expect.stringMatching(/^2: /)]);
  const ahead = screen.getAllByRole('listitem', { hidden: true }).slice(2);
  expect(ahead.map((pip) => pip.getAttribute('aria-label'))).toEqual([null, null, null]);
});
