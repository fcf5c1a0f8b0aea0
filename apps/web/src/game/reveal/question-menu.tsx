import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { BookOpen, Check, Ellipsis, Flag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { openDialog } from '../dialogs.ts';
import { languageOfTitle } from './language-of-title.ts';
import styles from './question-menu.module.css';

interface QuestionMenuProps {
  readonly matchId: string;
  readonly closed: Pick<ClosedRoundView, 'number' | 'isReported' | 'source'>;
  /** The question, which distinguishes several menu buttons on a screen. */
  readonly about?: string;
}

/**
 * Menu of a question: the source of its answer, and a form for reporting an error. Its items are rendered when it opens.
 */
export function QuestionMenu({ matchId, closed: { number, isReported, source }, about }: QuestionMenuProps) {
  const { t, language } = useI18n();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const report = () => {
    list.current?.hidePopover();
    openDialog('report-question', { matchId, round: number });
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        onClick={() => setOpened(true)}
        aria-label={about === undefined ? t('play.more') : `${t('play.more')}: ${about}`}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list}>
        {wasOpened && source && (
          <a className={styles.item} href={source.url} target="_blank" rel="noreferrer">
            <BookOpen aria-hidden="true" />
            <span>
              {t('play.source')}: <bdi lang={languageOfTitle(source.title, language)}>{source.title}</bdi>
            </span>
          </a>
        )}
        {wasOpened && isReported && (
          <p className={styles.item}>
            <Check aria-hidden="true" />
            {t('report.done')}
          </p>
        )}
        {wasOpened && !isReported && (
          <button type="button" className={styles.item} onClick={report}>
            <Flag aria-hidden="true" />
            {t('report.open')}
          </button>
        )}
      </div>
    </>
  );
}
