import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aMatch, aReveal } from '../../game/match/match.testing.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { PuzzleStatus } from './puzzle-status.tsx';

afterEach(cleanup);

const standing = { pieceCount: 9, openPieces: [2, 4], roundsLeft: 9 };

it.each([
  ['the turned piece after a right answer', aReveal('right'), /^Piece uncovered: the middle\.$/],
  ['the wrong answers left after a mistake', aReveal('wrong'), /2/],
  ['nothing during a question', aMatch(), /^$/],
])('announces %s', async (_case, match, announced) => {
  const i18n = createI18n('en');
  await i18n.load(['puzzle']);
  render(
    <I18nContext value={i18n}>
      <PuzzleStatus match={{ ...match, standing }} />
    </I18nContext>,
  );
  expect(screen.getByRole('status').textContent).toMatch(announced);
});
