import { useQuery } from '@tanstack/react-query';
import { WaitingStage } from '../../game/matchmaking/queue/waiting-stage.tsx';
import { matchPath } from '../../game/modes/match-path.ts';
import { type LiveModeId, modeTable } from '../../game/modes/mode-table.ts';
import { coinsPath } from '../../game/offers/coins-path.ts';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { useUser } from '../../game/player/user-store.ts';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { RedirectMascot } from './redirect-mascot.tsx';
import { bodyOf, type RedirectRefusal, titleOf } from './redirect-refusals.ts';

interface RefusedProps {
  readonly modeId: LiveModeId;
  readonly why: RedirectRefusal;
}

/** Path of the player's running live match. */
function useOwnMatchPath(isPlaying: boolean): string | undefined {
  const { data } = useQuery({ ...unfinishedQuery, enabled: isPlaying });
  const mine = data?.data.find(({ mode }) => mode === 'multi');
  return isPlaying && mine ? matchPath(mine) : undefined;
}

/** Button that resolves the refusal, or leads to another opponent. */
function NextStep({ modeId, why }: RefusedProps) {
  const { t } = useI18n();
  const ownMatch = useOwnMatchPath(why === 'playing');
  if (ownMatch !== undefined) {
    return (
      <ButtonLink isWide to={ownMatch}>
        {t('redirect.toMine')}
      </ButtonLink>
    );
  }
  if (why === 'plus' || why === 'limit') {
    return (
      <ButtonLink variant="plus" isWide to={plusOfferPath}>
        {t('redirect.toPlus')}
      </ButtonLink>
    );
  }
  const [to, word] = {
    coins: [coinsPath(modeTable[modeId].path), 'redirect.toCoins'] as const,
    incomplete: ['/completeAccount', 'redirect.toComplete'] as const,
    other: [modeTable[modeId].path, 'redirect.toGame'] as const,
  }[why === 'coins' || why === 'incomplete' ? why : 'other'];
  return (
    <ButtonLink isWide to={to}>
      {t(word)}
    </ButtonLink>
  );
}

/** Reason why an invitation leads to no game, with the next step. */
export function RedirectRefused({ modeId, why }: RefusedProps) {
  const { t } = useI18n();
  const { coin } = useUser();
  return (
    <WaitingStage
      modeId={modeId}
      title={t(titleOf(why))}
      words={<p>{t(bodyOf(why), { n: coin })}</p>}
      actions={
        <>
          <NextStep modeId={modeId} why={why} />
          <ButtonLink variant="quiet" isWide to="/home">
            {t('redirect.home')}
          </ButtonLink>
        </>
      }
    >
      <RedirectMascot pose="lost" />
    </WaitingStage>
  );
}
