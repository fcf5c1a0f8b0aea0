import { useQuery } from '@tanstack/react-query';
import type { PlusDays } from '@trivia/contract/store/plus-days.ts';
import { CalendarCheck, CalendarDays, Crown } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { useFormatDate } from '../../../../game/format-date.ts';
import { useUserStore } from '../../../../game/player/user-store.ts';
import type { ApiReply } from '../../../../lib/api/api.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import card from '../card/gift-card-screen.module.css';
import { ExchangeFoot } from '../exchange/exchange-foot.tsx';
import { ExchangeScreen } from '../exchange/exchange-screen.tsx';
import { Facts } from '../exchange/facts.tsx';
import { LazyConfirmDialog } from '../exchange/lazy-confirm-dialog.tsx';
import { obstacleOf } from '../exchange/obstacle.ts';
import { plusDaysQuery } from '../redeem-queries.ts';
import { PlusFace } from './plus-face.tsx';
import { useRedeemDays } from './use-redeem-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Standing = ApiReply<'GET /api/store/plus-days'>;

/** Shows the first day only to players with Plus, whose days are appended. */
function DaysFacts({ days, beginMs }: { readonly days: number; readonly beginMs: number }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const endMs = beginMs + days * DAY_MS;
  return (
    <Facts
      facts={[
        {
          icon: CalendarDays,
          title: t('redeem.daysBegin', { date: formatDate(beginMs) }),
          text: t('redeem.daysBeginText'),
        },
        {
          icon: CalendarCheck,
          title: t('redeem.daysEnd', { date: formatDate(endMs) }),
          text: t('redeem.daysEndText'),
        },
      ]}
    />
  );
}

function Offered({ offer, standing }: { readonly offer: PlusDays; readonly standing: Standing }) {
  const { t } = useI18n();
  const user = useUserStore((state) => state.user);
  const [isConfirming, setConfirming] = useState(false);
  const redeem = useRedeemDays(offer.id, () => setConfirming(false));
  const { days, pointsNeeded } = offer;
  return (
    <ExchangeScreen
      face={<PlusFace days={days} />}
      title={t('redeem.daysTitle', { n: days })}
      lead={t('redeem.daysLead')}
    >
      {standing.plusUntilMs !== null && <DaysFacts days={days} beginMs={standing.plusUntilMs} />}
      <ExchangeFoot
        pointsNeeded={pointsNeeded}
        obstacle={obstacleOf(user, { pointsNeeded, isRenewing: standing.isRenewing })}
        onRedeem={() => setConfirming(true)}
      />
      {isConfirming && (
        <LazyConfirmDialog
          title={t('redeem.daysConfirm', { n: pointsNeeded, days: t('redeem.daysTitle', { n: days }) })}
          text={t('redeem.daysConfirmText')}
          face={<PlusFace days={days} />}
          isBusy={redeem.isPending}
          onRedeem={() => redeem.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </ExchangeScreen>
  );
}

/** Days of Plus for points: their first day, their last day, and the exchange. */
export function PlusDaysScreen() {
  const { t } = useI18n();
  const { id = '' } = useParams<{ id: string }>();
  const { data: standing, isError, refetch } = useQuery(plusDaysQuery);
  const offer = standing?.data.find((one) => one.id === id);
  if (standing && offer) return <Offered offer={offer} standing={standing} />;
  return (
    <ExchangeScreen>
      {!standing && !isError && <Skeleton className={card.loading} />}
      {standing && (
        <EmptyState isScreen icon={Crown} picture={<Mascot pose="lost" />} text={t('redeem.daysUnknown')}>
          <ButtonLink to="/store?tab=redeem">{t('redeem.toStore')}</ButtonLink>
        </EmptyState>
      )}
      {isError && !standing && <ErrorState message={t('redeem.loadError')} onRetry={() => void refetch()} />}
    </ExchangeScreen>
  );
}
