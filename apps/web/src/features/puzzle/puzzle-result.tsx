import { PUZZLE_PIECES } from '@trivia/rules/modes/mode-constants.ts';
import { RotateCcw } from 'lucide-react';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { modeTable } from '../../game/modes/mode-table.ts';
import { ResultActions } from '../../game/result/result-actions.tsx';
import { ResultFrame } from '../../game/result/result-frame.tsx';
import { noneRightTitle } from '../../game/result/result-texts.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { pictureUrl } from './picture-url.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import styles from './puzzle-result.module.css';

type FinishedMatch = Pick<ResultProps, 'match' | 'result'>;

/** Number of open pieces from which a picture counts as nearly complete. */
const NEAR = 6;

function titleOf({ match, result }: FinishedMatch) {
  if (result.isForfeit) return 'puzzle.left';
  if (result.outcome === 'won') return 'puzzle.complete';
  if (result.rightAnswers === 0) return noneRightTitle(match);
  return (match.standing.openPieces?.length ?? 0) >= NEAR ? 'puzzle.lost' : 'result.none';
}

/** The complete picture with its name, or the pieces that were opened. */
function Picture({ match, result }: FinishedMatch) {
  const { t } = useI18n();
  const { pictureId } = match.standing;
  if (result.outcome !== 'won' || !pictureId) {
    return (
      <div className={styles.unfinished}>
        <PuzzleBoard match={match} />
      </div>
    );
  }
  return (
    <figure className={styles.whole}>
      <img src={pictureUrl(pictureId)} alt={t(`pictureAlt.${pictureId}`)} width={720} height={720} />
      <figcaption>{t(`picture.${pictureId}`)}</figcaption>
    </figure>
  );
}

function Words({ match, result }: FinishedMatch) {
  const { t } = useI18n();
  const { openPieces = [], pieceCount = PUZZLE_PIECES } = match.standing;
  if (result.isForfeit) return <p>{t('result.forfeitEntry')}</p>;
  if (result.outcome === 'won') {
    return <p>{t('puzzle.completeBody', { rounds: match.closedRounds.length })}</p>;
  }
  return (
    <>
      <p>{t('puzzle.lostBody', { open: openPieces.length, total: pieceCount })}</p>
      {result.rightAnswers === 0 && <p>{t('result.noneBody', { n: match.closedRounds.length })}</p>}
    </>
  );
}

/** Result of a puzzle. */
export function PuzzleResult({ match, result, isFresh }: ResultProps) {
  const { t } = useI18n();
  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={result.outcome === 'won'}
      title={t(titleOf({ match, result }))}
      picture={<Picture match={match} result={result} />}
      words={<Words match={match} result={result} />}
      actions={
        <ResultActions
          next={
            <ButtonLink isWide icon={RotateCcw} to={modeTable.puzzle.path}>
              {t('match.again')}
            </ButtonLink>
          }
        />
      }
    />
  );
}
