import { useQuery } from '@tanstack/react-query';
import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { CalendarDays, Gift, UserRoundCheck, Zap } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { useFormatDate } from '../../../../game/format-date.ts';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ExchangeFoot } from '../exchange/exchange-foot.tsx';
import { ExchangeScreen } from '../exchange/exchange-screen.tsx';
import { Facts } from '../exchange/facts.tsx';
import { LazyConfirmDialog } from '../exchange/lazy-confirm-dialog.tsx';
import { obstacleOf } from '../exchange/obstacle.ts';
import { GiftFace } from '../gift-face.tsx';
import { giftCardQuery } from '../redeem-queries.ts';
import styles from './gift-card-screen.module.css';
import { useRedeemCard } from './use-redeem-card.ts';

function CardFacts({ card: { isAvailable, expiresOn } }: { readonly card: GiftCard }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const until =
    expiresOn === null
      ? t('redeem.goodAlways')
      : t('redeem.goodUntil', { date: formatDate(dayStartMs(expiresOn)) });
  return (
    <Facts
      facts={[
        { icon: Zap, title: t('redeem.atOnce'), text: t('redeem.atOnceText') },
        ...(isAvailable ? [{ icon: CalendarDays, title: until, text: t('redeem.expiryText') }] : []),
        { icon: UserRoundCheck, title: t('redeem.looked'), text: t('redeem.lookedText') },
      ]}
    />
  );
}

function Offered({ card }: { readonly card: GiftCard }) {
  const { t } = useI18n();
  const user = useUserStore((state) => state.user);
  const [isConfirming, setConfirming] = useState(false);
  const redeem = useRedeemCard(card.id, () => setConfirming(false));
  const { brand, terms, pointsNeeded } = card;
  return (
    <ExchangeScreen face={<GiftFace card={card} isFirst />} title={brand} lead={terms}>
      <CardFacts card={card} />
      <ExchangeFoot
        pointsNeeded={pointsNeeded}
        obstacle={obstacleOf(user, card)}
        onRedeem={() => setConfirming(true)}
      />
      {isConfirming && (
        <LazyConfirmDialog
          title={t('redeem.confirmTitle', { n: pointsNeeded })}
          text={t('redeem.confirmText')}
          face={<GiftFace card={card} />}
          isBusy={redeem.isPending}
          onRedeem={() => redeem.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </ExchangeScreen>
  );
}

/** A gift card: what it buys, its validity, and the exchange of points for it. */
export function GiftCardScreen() {
  const { t } = useI18n();
  const { id = '' } = useParams<{ id: string }>();
  const { data: card, error, refetch } = useQuery(giftCardQuery(id));
  if (card) return <Offered card={card} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <ExchangeScreen {...(error && { title: t('redeem.giftCards') })}>
      {!error && <Skeleton className={styles.loading} />}
      {isUnknown && (
        <EmptyState isScreen icon={Gift} picture={<Mascot pose="lost" />} text={t('redeem.unknown')}>
          <ButtonLink to="/store?tab=redeem">{t('redeem.toStore')}</ButtonLink>
        </EmptyState>
      )}
      {error && !isUnknown && <ErrorState message={t('redeem.loadError')} onRetry={() => void refetch()} />}
    </ExchangeScreen>
  );
}
