import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { openRound } from '../match.testing.ts';
import { Announcer } from './announcer.tsx';

afterEach(cleanup);

async function show() {
  document.title = 'Play | Daily challenge';
  const i18n = createI18n('en');
  await i18n.load(['match', 'game']);
  const screen = (number: number) => (
    <I18nContext value={i18n}>
      <Announcer
        stage={{ kind: 'question', round: openRound(number, 0) }}
        number={number}
        roundCount={5}
        isLocked={false}
      />
    </I18nContext>
  );
  const shown = render(screen(1));
  return { ...shown, showRound: (number: number) => shown.rerender(screen(number)) };
}

it('shows the number of the question in the page’s title', async () => {
  const { showRound, unmount } = await show();
  expect(document.title).toBe('Play | Daily challenge: Question 1 of 5');
  showRound(2);
  expect(document.title).toBe('Play | Daily challenge: Question 2 of 5');
  unmount();
  expect(document.title).toBe('Play | Daily challenge');
});
