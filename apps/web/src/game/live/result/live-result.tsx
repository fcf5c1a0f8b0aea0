import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { ResultProps } from '../../match/stage/match-stages.tsx';
import { type LiveModeId, modeTable } from '../../modes/mode-table.ts';
import { ResultFrame } from '../../result/result-frame.tsx';
import { meIn, rivalsOf } from '../seats/seats.ts';
import { Rematch } from './rematch.tsx';
import { ShareWin } from './share-win.tsx';

interface LiveResultProps extends ResultProps {
  readonly modeId: LiveModeId;
  readonly picture: ReactNode;
  /** Why it ended as it did, unless somebody has left or a question of it was wrong. */
  readonly words: ReactNode;
  readonly wonTitle?: MessageKey;
}

const titles = { lost: 'result.none', draw: 'live.draw' } as const;

function titleOf({ match, result, wonTitle = 'live.won' }: LiveResultProps): MessageKey {
  if (result.isForfeit || meIn(match)?.status === 'left') return 'live.left';
  return result.outcome === 'won' ? wonTitle : titles[result.outcome];
}

/** What is to be said before anything else; nothing when the match was played to its end. */
function Unusual({ match, result }: ResultProps) {
  const { t } = useI18n();
  const rivals = rivalsOf(match);
  if (result.isForfeit) return match.unpaid ? null : <p>{t('live.leftBody')}</p>;
  if (rivals.length === 1 && rivals[0]?.status === 'left')
    return <p>{t('live.rivalLeft', { name: isolate(rivals[0].name) })}</p>;
  return null;
}

/** Tells if the next match of the two is for honour: after one that paid one of them, or one that paid no more. */
const isNextForHonour = ({ modeId, match: { unpaid }, result: { outcome } }: LiveResultProps): boolean =>
  unpaid === null ? outcome !== 'draw' || modeId === 'survival-duel' : unpaid === 'met_today';

/** How a live match ended: who won and by what, what it brought, and another one. */
export function LiveResult(props: LiveResultProps) {
  const { match, result, isFresh, modeId, picture, words } = props;
  const { t } = useI18n();
  const rivals = rivalsOf(match);
  const [rival] = rivals;
  const isAgainstBot = rivals.some(({ isBot }) => isBot);
  const mayRematch = rival !== undefined && rivals.length === 1 && !isAgainstBot && !result.isCancelled;
  const isUnusual = result.isForfeit || (rivals.length === 1 && rival?.status === 'left');
  const hasWords = !result.isCorrected && match.unpaid !== 'nobody_answered';
  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={result.outcome === 'won'}
      title={t(titleOf(props))}
      picture={picture}
      words={
        <>
          {isUnusual ? <Unusual {...props} /> : hasWords && words}
          {match.unpaid && <p>{t(`live.unpaid.${match.unpaid}`)}</p>}
          {isAgainstBot && <p>{t('live.botPoints')}</p>}
        </>
      }
      {...(result.outcome === 'lost' && { gains: false })}
      actions={
        <>
          {mayRematch && <Rematch match={match} modeId={modeId} rivalId={rival.id} rivalName={rival.name} />}
          {mayRematch && isNextForHonour(props) && <p>{t('live.rematchForHonour')}</p>}
          <ButtonLink variant={mayRematch ? 'quiet' : 'primary'} isWide to={modeTable[modeId].path}>
            {t('match.again')}
          </ButtonLink>
          {result.outcome === 'won' && <ShareWin modeId={modeId} />}
          <ButtonLink variant="quiet" isWide to="/home">
            {t('result.home')}
          </ButtonLink>
        </>
      }
    />
  );
}
