import { RotateCcw } from 'lucide-react';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { RoundPips } from '../../game/match/stage/round-pips.tsx';
import { modeTable } from '../../game/modes/mode-table.ts';
import { ResultActions } from '../../game/result/result-actions.tsx';
import { ResultFrame } from '../../game/result/result-frame.tsx';
import { noneRightTitle } from '../../game/result/result-texts.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Lives } from './lives.tsx';
import styles from './survival-result.module.css';

type FinishedMatch = Pick<ResultProps, 'match' | 'result'>;

function titleOf({ match, result }: FinishedMatch) {
  if (result.isForfeit) return 'solo-survival.left';
  if (result.rightAnswers === 0) return noneRightTitle(match);
  if (result.outcome !== 'won') return 'result.none';
  return result.rightAnswers === match.roundCount ? 'solo-survival.perfect' : 'solo-survival.won';
}

function Words({ match, result }: FinishedMatch) {
  const { t } = useI18n();
  if (result.isForfeit) return <p>{t('result.forfeitEntry')}</p>;
  // Count asked questions only, because losing the last life ends the game.
  const roundCount = match.closedRounds.length;
  return (
    <>
      <p>
        {result.outcome === 'won'
          ? t('solo-survival.lives', { n: match.standing.lives ?? 0 })
          : t('solo-survival.lostBody', { n: roundCount })}
      </p>
      <p>{t('result.score', { right: result.rightAnswers, total: roundCount })}</p>
    </>
  );
}

/** Result of solo survival: the lives left, or the question that cost the last one. */
export function SurvivalResult({ match, result, isFresh }: ResultProps) {
  const { t } = useI18n();
  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={result.outcome === 'won' && result.rightAnswers === match.roundCount}
      title={t(titleOf({ match, result }))}
      picture={
        <div className={styles.picture}>
          <Lives match={match} />
          {!result.isForfeit && <RoundPips match={match} />}
        </div>
      }
      words={<Words match={match} result={result} />}
      actions={
        <ResultActions
          next={
            <ButtonLink isWide icon={RotateCcw} to={modeTable['solo-survival'].path}>
              {t('match.again')}
            </ButtonLink>
          }
        />
      }
    />
  );
}
