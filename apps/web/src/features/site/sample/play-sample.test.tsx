import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeyI18n } from '../../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../../lib/i18n/i18n.ts';
import { playSample, SAMPLE_MS } from './play-sample.ts';
import { SampleGame } from './sample-game.tsx';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const shownQuestion = () => all('[data-sample-question]').find(({ hidden }) => !hidden);
const choose = (option: 'right' | 'wrong') =>
  shownQuestion()?.querySelector<HTMLElement>(`[data-sample-option=${option}]`)?.click();
const pressNext = () => shownQuestion()?.querySelector<HTMLElement>('[data-sample-next] button')?.click();
const shownScores = () =>
  all('[data-sample-score]').flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset.sampleScore]));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(
    <I18nContext value={createKeyI18n()}>
      <SampleGame />
    </I18nContext>,
  );
  const [game] = all('[data-sample]');
  if (game) playSample(game);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('plays three questions, and shows the number of right answers', () => {
  for (const option of ['right', 'wrong', 'right'] as const) {
    choose(option);
    pressNext();
  }
  expect(shownQuestion()).toBeUndefined();
  expect(shownScores()).toEqual(['2']);
  expect(all('[data-sample-pip]').map(({ dataset }) => dataset.end)).toEqual(['right', 'wrong', 'right']);
});

it('accepts only the first answer to a question', () => {
  choose('wrong');
  choose('right');
  expect(shownQuestion()?.dataset.end).toBe('wrong');
});

it('shows the verdict with an explanation', () => {
  choose('right');
  expect(all('[role=status]')[0]?.textContent).toBe('sample.right sample.birdWhy');
});

it('has no clock for the first question, and some seconds for each other one', () => {
  vi.advanceTimersByTime(SAMPLE_MS * 10);
  expect(shownQuestion()?.dataset.end).toBeUndefined();
  choose('right');
  pressNext();
  vi.advanceTimersByTime(SAMPLE_MS);
  expect(shownQuestion()?.dataset.end).toBe('late');
  choose('right');
  expect(shownQuestion()?.dataset.end).toBe('late');
});

it('aims the gained points at the dot of the question', () => {
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  boxes.mockImplementation(function (this: HTMLElement) {
    return this.dataset.sampleGain === undefined
      ? new DOMRect(300, 40, 10, 10)
      : new DOMRect(200, 340, 50, 30);
  });
  const gain = shownQuestion()?.querySelector<HTMLElement>('[data-sample-gain]');
  choose('right');
  boxes.mockRestore();
  expect(gain?.style.getPropertyValue('--across')).toBe('80px');
  expect(gain?.style.getPropertyValue('--down')).toBe('-310px');
});
