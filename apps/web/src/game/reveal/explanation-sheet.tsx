import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { Mascot } from '../art/mascot.tsx';
import { closeDialog } from '../dialogs.ts';
import styles from './explanation-sheet.module.css';
import { msSinceReveal } from './reveal-time.ts';
import { roomBelowAnswers } from './room-below.ts';

interface ExplanationSheetProps {
  readonly closed: ClosedRoundView;
  /** Full verdict for screen readers. */
  readonly verdict: string;
  /** The server's message, if it refused the answer. */
  readonly refusal: string | null;
  /** Called on Enter while the verdict has the focus. */
  readonly onEnter?: (() => void) | undefined;
  /** Buttons to continue. */
  readonly children: ReactNode;
}

/** Explanation of a round. It slides up from the foot, and covers neither the right answer nor the player's own. */
export function ExplanationSheet({ closed, verdict, refusal, onEnter, children }: ExplanationSheetProps) {
  const { language } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // Measure before the sheet is inserted: a measurement afterwards would style all of it twice.
  const [room] = useState(roomBelowAnswers);
  // Slide up on time, though the sheet is rendered after the verdict.
  useLayoutEffect(() => {
    const { current } = sheet;
    current?.style.setProperty('--late', `${msSinceReveal(current)}ms`);
  }, []);

  // Focus the verdict, so that screen readers begin with it and continue with the button.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Close the report dialog before the next question opens.
  useEffect(() => () => closeDialog('report-question'), []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-waits={onEnter === undefined}
      style={{ '--room': `${room}px` }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.verdict} onKeyDown={press}>
        {verdict}
      </h2>
      <Mascot
        className={styles.mascot}
        pose={closed.verdict === 'right' ? 'cheering' : 'consoling'}
        looks="start"
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where room is short. */}
      <div className={styles.words} tabIndex={0}>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        {closed.explanation && <p dir="auto">{localizeDigits(closed.explanation, language)}</p>}
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
