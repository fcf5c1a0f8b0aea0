import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { ResultProps } from '../../match/stage/match-stages.tsx';
import { type LiveModeId, modeTable } from '../../modes/mode-table.ts';
import { MoreActions, ResultActions } from '../../result/result-actions.tsx';
import { ResultFrame } from '../../result/result-frame.tsx';
import { ownPlayerOf, rivalsOf } from '../seats/seats.ts';
import { Rematch } from './rematch.tsx';
import { useShareWin } from './use-share-win.ts';

interface LiveResultProps extends ResultProps {
  readonly modeId: LiveModeId;
  readonly picture: ReactNode;
  /** True if the picture shows the mascot. */
  readonly hasMascot?: boolean;
  /** Reason of the outcome, shown unless a player left or a question was voided. */
  readonly words: ReactNode;
  readonly wonTitle?: MessageKey;
  /** Content below the answers. */
  readonly more?: ReactNode;
}

const titles = { lost: 'result.none', draw: 'live.draw' } as const;

function titleOf({ match, result, wonTitle = 'live.won' }: LiveResultProps): MessageKey {
  if (result.isForfeit || ownPlayerOf(match)?.status === 'left') return 'live.left';
  return result.outcome === 'won' ? wonTitle : titles[result.outcome];
}

/** Note about an unusual end, such as a forfeit; nothing after a full match. */
function UnusualEnding({ match, result }: ResultProps) {
  const { t } = useI18n();
  const rivals = rivalsOf(match);
  if (result.isForfeit) return match.unpaid ? null : <p>{t('live.leftBody')}</p>;
  if (rivals.length === 1 && rivals[0]?.status === 'left')
    return <p>{t('live.rivalLeft', { name: isolate(rivals[0].name) })}</p>;
  return null;
}

/** Whether a rematch would be for honour: after a match that paid points, or was itself for honour. */
const isNextForHonour = ({ modeId, match: { unpaid }, result: { outcome } }: LiveResultProps): boolean =>
  unpaid === null ? outcome !== 'draw' || modeId === 'survival-duel' : unpaid === 'met_today';

/** Result of a live match: the winner, the reason, the gains, and a rematch. */
export function LiveResult(props: LiveResultProps) {
  const { match, result, isFresh, modeId, picture, hasMascot = false, words, more } = props;
  const { t } = useI18n();
  const rivals = rivalsOf(match);
  const [rival] = rivals;
  const isAgainstBot = rivals.some(({ isBot }) => isBot);
  const mayRematch = rival !== undefined && rivals.length === 1 && !isAgainstBot && !result.isCancelled;
  const isUnusual = result.isForfeit || (rivals.length === 1 && rival?.status === 'left');
  const share = useShareWin(modeId);
  const hasWords = !result.isCorrected && match.unpaid !== 'nobody_answered';
  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={result.outcome === 'won'}
      title={t(titleOf(props))}
      picture={picture}
      hasMascot={hasMascot}
      words={
        <>
          {isUnusual ? <UnusualEnding {...props} /> : hasWords && words}
          {match.unpaid && <p>{t(`live.unpaid.${match.unpaid}`)}</p>}
          {isAgainstBot && <p>{t('live.botPoints')}</p>}
        </>
      }
      more={more}
      {...(result.outcome === 'lost' && { gains: false })}
      actions={
        <ResultActions
          next={
            mayRematch ? (
              <Rematch match={match} modeId={modeId} rivalId={rival.id} rivalName={rival.name} />
            ) : (
              <ButtonLink isWide icon={RotateCcw} to={modeTable[modeId].path}>
                {t('match.again')}
              </ButtonLink>
            )
          }
          onShare={result.outcome === 'won' ? share : undefined}
        />
      }
      foot={
        mayRematch && (
          <MoreActions>
            {isNextForHonour(props) && <p>{t('live.rematchForHonour')}</p>}
            <ButtonLink variant="quiet" isWide to={modeTable[modeId].path}>
              {t('match.again')}
            </ButtonLink>
          </MoreActions>
        )
      }
    />
  );
}
