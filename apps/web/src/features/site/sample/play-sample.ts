/** Plays the sample questions of the landing page, which are part of its document: one at a time, against the clock. */

/** Time for a question, equal to the animation in the style sheet. */
export const SAMPLE_MS = 15_000;

type End = 'right' | 'wrong' | 'late';

const find = (place: HTMLElement, selector: string): HTMLElement | null => place.querySelector(selector);
const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Announcement after an answer. */
function describeEnd(question: HTMLElement, end: End): string {
  const verdict = end === 'late' ? '[data-sample-late]' : `[data-sample-option=${end}] [data-sample-verdict]`;
  return [verdict, '[data-sample-lesson]'].map((part) => find(question, part)?.textContent).join(' ');
}

const middleOf = (element: HTMLElement): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Tells the style sheet the way of the gained points to the question's dot. */
function aimGain(gain: HTMLElement, pip: HTMLElement): void {
  const [fromX, fromY] = middleOf(gain);
  const [toX, toY] = middleOf(pip);
  gain.style.setProperty('--across', `${toX - fromX}px`);
  gain.style.setProperty('--down', `${toY - fromY}px`);
}

/**
 * Makes the questions within `game` playable. The first one has no clock, because the visitor has only just arrived.
 */
export function playSample(game: HTMLElement): void {
  const questions = [...game.querySelectorAll<HTMLElement>('[data-sample-question]')];
  const pips = [...game.querySelectorAll<HTMLElement>('[data-sample-pip]')];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endQuestion(question: HTMLElement, end: End): void {
    clearTimeout(timer);
    question.dataset.end = end;
    for (const option of question.querySelectorAll('[data-sample-option]')) {
      option.setAttribute('aria-disabled', 'true');
    }
    const pip = pips[questions.indexOf(question)];
    const gain = find(question, '[data-sample-gain]');
    if (pip && gain && end === 'right') aimGain(gain, pip);
    pip?.setAttribute('data-end', end);
    const status = find(game, '[role=status]');
    if (status) status.textContent = describeEnd(question, end);
  }

  function openQuestion(question: HTMLElement): void {
    question.hidden = false;
    question.dataset.clock = '';
    find(question, 'h2')?.focus();
    timer = setTimeout(() => endQuestion(question, 'late'), SAMPLE_MS);
  }

  function showResult(): void {
    const right = questions.filter(({ dataset }) => dataset.end === 'right').length;
    const result = find(game, '[data-sample-result]');
    find(game, `[data-sample-score="${right}"]`)?.removeAttribute('hidden');
    result?.removeAttribute('hidden');
    result?.focus();
  }

  game.addEventListener('click', (event) => {
    const question = closest(event, '[data-sample-question]');
    const option = closest(event, '[data-sample-option]');
    if (question && option && !question.dataset.end) {
      option.dataset.chosen = '';
      endQuestion(question, option.dataset.sampleOption === 'right' ? 'right' : 'wrong');
    }
    if (!question || !closest(event, '[data-sample-next] button')) return;
    question.hidden = true;
    const next = questions[questions.indexOf(question) + 1];
    if (next) openQuestion(next);
    else showResult();
  });
}
