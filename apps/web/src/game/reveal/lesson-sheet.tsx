import type { ClosedRoundView } from '@trivia/contract/play/match.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { Host } from '../art/host.tsx';
import { closeDialog } from '../dialogs.ts';
import styles from './lesson-sheet.module.css';
import { useRoomBelow } from './use-room-below.ts';

interface LessonSheetProps {
  readonly closed: ClosedRoundView;
  /** The whole verdict, for screen readers. */
  readonly verdict: string;
  /** The server's sentence, when it took the answer back. */
  readonly refusal: string | null;
  /** Action of Enter on the verdict. */
  readonly onEnter?: (() => void) | undefined;
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

/** Lesson of a round. It slides up from the foot, and covers neither the right answer nor the given one. */
export function LessonSheet({ closed, verdict, refusal, onEnter, children }: LessonSheetProps) {
  const { language } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useRoomBelow(sheet);

  // The verdict is read first, and the button follows it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The next question must not open behind a dialog.
  useEffect(() => () => closeDialog('report-question'), []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div ref={sheet} className={styles.sheet}>
      <h2 ref={heading} tabIndex={-1} className={styles.verdict} onKeyDown={press}>
        {verdict}
      </h2>
      <Host
        className={styles.host}
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
