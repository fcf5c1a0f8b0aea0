import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAnswerKeys } from './use-answer-keys.ts';

afterEach(cleanup);

interface QuestionProps {
  readonly onPick: ((index: number) => void) | null;
}

function Question({ onPick }: QuestionProps) {
  const list = useRef<HTMLDivElement>(null);
  useAnswerKeys(list, onPick);
  return (
    <section>
      <div ref={list}>
        {['a', 'b', 'c', 'd'].map((answer) => (
          <button key={answer} type="button">
            {answer}
          </button>
        ))}
      </div>
    </section>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Waits for the lazy keyboard code. */
const load = () => act(async () => void (await import('./answer-keys.ts')));

it('handles a key that was pressed before the code had loaded, once', async () => {
  const onPick = vi.fn();
  render(<Question onPick={onPick} />);
  press('٢');
  expect(onPick).not.toHaveBeenCalled();
  await load();
  expect(onPick.mock.calls).toEqual([[1]]);
  expect(document.activeElement?.textContent).toBe('b');
  press('4');
  expect(onPick.mock.calls).toEqual([[1], [3]]);
});

it('drops the keys of a question that is gone or may not be answered', async () => {
  const onPick = vi.fn();
  const { rerender } = render(<Question onPick={onPick} />);
  press('1');
  rerender(<Question onPick={null} />);
  press('2');
  await load();
  rerender(<Question onPick={onPick} />);
  await load();
  expect(onPick).not.toHaveBeenCalled();
});
