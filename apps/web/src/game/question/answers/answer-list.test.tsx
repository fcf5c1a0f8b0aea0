import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { closedRound, openRound } from '../../match/match.testing.ts';
import { AnswerList } from './answer-list.tsx';

afterEach(cleanup);

async function show(
  verdict: 'right' | 'wrong' | 'none' | null,
  removedOptionIds: readonly string[] = [],
  chosenOptionIds: readonly string[] = [],
) {
  const i18n = createI18n('en');
  await i18n.load(['match']);
  const list = (isOver: boolean) => (
    <I18nContext value={i18n}>
      <AnswerList
        round={{ ...openRound(1, 0), removedOptionIds: [...removedOptionIds] }}
        closed={isOver && verdict ? closedRound(1, verdict) : null}
        chosenOptionIds={isOver ? chosenOptionIds : undefined}
        pickedOptionId={verdict === 'wrong' ? 'bbbb1' : null}
        onPick={null}
        overlayOf={(id) => <i data-overlay={id} />}
      />
    </I18nContext>
  );
  const { rerender } = render(list(false));
  const before = screen.getAllByRole('button');
  rerender(list(true));
  return { before, after: screen.getAllByRole('button') };
}
const marks = (answers: readonly HTMLElement[]) => answers.map(({ dataset }) => dataset.mark);

it('marks the right answer, the player’s wrong one, and all others', async () => {
  const { after } = await show('wrong');
  expect(marks(after)).toEqual(['right', 'wrong', 'other', 'other']);
  expect(after.map(({ dataset }) => dataset.mine)).toEqual(['false', 'true', 'false', 'false']);
});

it('breaks wrong answers of others, and calls none of them the player’s own', async () => {
  const { after } = await show('right', [], ['aaaa1', 'cccc1']);
  expect(marks(after)).toEqual(['right', 'other', 'wrong', 'other']);
  expect(after.map(({ dataset }) => dataset.mine)).toEqual(['true', 'false', 'false', 'false']);
  expect(after[2]?.textContent).not.toContain('Your pick');
});

it('keeps every answer’s element and place, and removes it from the tab order', async () => {
  const { before, after } = await show('right');
  expect(after).toEqual(before);
  expect(after.every((answer, index) => answer === before[index])).toBe(true);
  expect(after.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1]);
});

it('shows the right answer after the time is up, with options that a booster removed', async () => {
  const { after } = await show('none', ['dddd1']);
  expect(marks(after)).toEqual(['right', 'other', 'other', 'removed']);
});

it('has each word once for screen readers', async () => {
  await show('wrong');
  expect(screen.getAllByText('bbbb 1')).toHaveLength(3);
  expect(screen.getByRole('button', { name: /bbbb 1/ }).textContent).toContain('Your pick');
  expect(
    screen.getAllByText('bbbb 1').filter((word) => word.closest('[aria-hidden=true]') === null),
  ).toHaveLength(1);
});

it('shows no overlay before the round is over', async () => {
  await show(null);
  expect(document.querySelector('[data-overlay]')).toBeNull();
});

it('consists of plain buttons where a press locks, and skips removed ones', async () => {
  const { before } = await show(null, ['bbbb1']);
  expect(before.map((answer) => answer.getAttribute('aria-pressed'))).toEqual([null, null, null, null]);
  expect(before.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0, 0]);
});
