import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { openRound } from '../../match/match.testing.ts';
import { type PlaySettings, usePlaySettings } from '../../settings/play-settings.ts';
import { useChosenAnswer } from '../question-stage.tsx';
import { AnswerList } from './answer-list.tsx';

const picked = vi.fn<(optionId: string) => void>();
beforeEach(() => picked.mockClear());
afterEach(() => {
  cleanup();
  usePlaySettings.setState({ confirms: false, hasKeys: true });
});

function Question({ removed }: { readonly removed: readonly string[] }) {
  const round = { ...openRound(1, 0), removedOptionIds: [...removed] };
  const { selected, press, lock } = useChosenAnswer(round, picked);
  return (
    <>
      <button type="button">Sound</button>
      <section>
        <h1 tabIndex={-1}>Question</h1>
        <AnswerList
          round={round}
          closed={null}
          pickedOptionId={null}
          selectedOptionId={selected}
          onPick={press}
        />
        <button type="button" onClick={lock}>
          Lock
        </button>
      </section>
    </>
  );
}

async function showQuestion(settings: Partial<PlaySettings>) {
  usePlaySettings.setState(settings);
  const i18n = createI18n('en');
  await i18n.load(['match']);
  const question = (removed: readonly string[]) => (
    <I18nContext value={i18n}>
      <Question removed={removed} />
    </I18nContext>
  );
  const { rerender } = render(question([]));
  /** Waits for the lazy keyboard code. */
  const load = () => act(async () => void (await import('./answer-keys.ts')));
  await load();
  const remove = async (...ids: string[]) => {
    rerender(question(ids));
    await load();
  };
  return { remove };
}
const answer = (name: RegExp) => screen.getByRole('button', { name });
const isSelected = (name: RegExp) => answer(name).getAttribute('aria-pressed') === 'true';
const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });

it('locks an answer at a tap, unless the player confirms', async () => {
  await showQuestion({});
  fireEvent.click(answer(/bbbb/));
  expect(picked.mock.calls).toEqual([['bbbb1']]);
});

it('selects first, and locks by a second tap', async () => {
  await showQuestion({ confirms: true });
  fireEvent.click(answer(/bbbb/));
  expect([isSelected(/bbbb/), picked.mock.calls]).toEqual([true, []]);
  fireEvent.click(answer(/cccc/));
  expect([isSelected(/bbbb/), isSelected(/cccc/), picked.mock.calls]).toEqual([false, true, []]);
  fireEvent.click(answer(/cccc/));
  expect(picked.mock.calls).toEqual([['cccc1']]);
});

it('locks by the button, but nothing if none is selected or a booster has removed it', async () => {
  const { remove } = await showQuestion({ confirms: true });
  fireEvent.click(answer(/Lock/));
  fireEvent.click(answer(/aaaa/));
  await remove('aaaa1');
  fireEvent.click(answer(/Lock/));
  expect(picked).not.toHaveBeenCalled();
  fireEvent.click(answer(/dddd/));
  fireEvent.click(answer(/Lock/));
  expect(picked.mock.calls).toEqual([['dddd1']]);
});

it('handles number keys within the question only, and moves the focus to the answer', async () => {
  await showQuestion({ confirms: true });
  screen.getByText('Sound').focus();
  key('2');
  expect(isSelected(/bbbb/)).toBe(false);
  screen.getByRole('heading').focus();
  await waitFor(() => {
    key('٢');
    expect(document.activeElement).toBe(answer(/bbbb/));
  });
  expect(isSelected(/bbbb/)).toBe(true);
});

it('ignores number keys and arrows when switched off, or outside of the answers', async () => {
  await showQuestion({ hasKeys: false });
  screen.getByRole('heading').focus();
  key('2');
  expect(picked).not.toHaveBeenCalled();
  expect(key('ArrowDown')).toBe(true);
  answer(/aaaa/).focus();
  expect(key('ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(answer(/bbbb/));
});

it('moves by arrow keys past removed answers, and nowhere if no other is left', async () => {
  const { remove } = await showQuestion({});
  answer(/aaaa/).focus();
  await remove('bbbb1');
  key('ArrowDown');
  expect(document.activeElement).toBe(answer(/cccc/));
  await remove('aaaa1', 'bbbb1', 'dddd1');
  key('ArrowDown');
  expect(document.activeElement).toBe(answer(/cccc/));
});
