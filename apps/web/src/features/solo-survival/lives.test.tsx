import { cleanup, render, screen } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it } from 'vitest';
import { aMatch, aReveal, closedRound } from '../../game/match/match.testing.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { Lives } from './lives.tsx';

afterEach(cleanup);

async function show(match: MatchView) {
  const i18n = createI18n('en');
  await i18n.load(['survival']);
  render(
    <I18nContext value={i18n}>
      <Lives match={match} />
    </I18nContext>,
  );
}
const lost = () => document.querySelectorAll('[data-lost=true]').length;

it('shows a heart for each life, and announces their number', async () => {
  await show(aMatch({ type: 'survival', standing: { lives: 3 } }));
  expect(screen.getByRole('img', { name: '3 lives left' })).toBeDefined();
  expect(lost()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('breaks a heart for a wrong answer, and announces it', async () => {
  await show({ ...aReveal('wrong'), standing: { lives: 2 } });
  expect(lost()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('A life is gone. 2 left.');
});

it('announces that a shield kept the life', async () => {
  const saved = { ...closedRound(1, 'wrong'), boosters: ['shield' as const] };
  await show({ ...aReveal('wrong'), closedRounds: [saved], standing: { lives: 3 } });
  expect(lost()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('Your shield kept the life.');
});
