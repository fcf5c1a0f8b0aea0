import { useQuery } from '@tanstack/react-query';
import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { Gift, X } from 'lucide-react';
import { Link } from 'wouter';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { ApiError } from '../../../../lib/api/http.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { GiftFace } from '../../redeem/gift-face.tsx';
import { redemptionQuery } from '../rewards-queries.ts';
import { RewardCode } from './reward-code.tsx';
import styles from './reward-screen.module.css';

const LIST = '/store/redeem/view/cards';

const poses = { redeemed: 'cheering', held: 'thinking', refused: 'consoling' } as const;

function WithoutCode({ status }: { readonly status: 'held' | 'refused' }) {
  const { t } = useI18n();
  return (
    <p className={styles.undecided}>{t(status === 'held' ? 'rewards.heldText' : 'rewards.refusedText')}</p>
  );
}

const titles = {
  redeemed: 'rewards.doneTitle',
  held: 'rewards.heldTitle',
  refused: 'rewards.refusedTitle',
} as const;

function Shown({ reward }: { readonly reward: Redemption }) {
  const { t } = useI18n();
  const { status } = reward;
  return (
    <div className={styles.screen} data-status={status}>
      <Link className={styles.close} to={LIST} aria-label={t('ui.close')}>
        <X className={styles.cross} aria-hidden="true" />
      </Link>
      <h1>{t(titles[status])}</h1>
      <Mascot className={styles.mascot} pose={poses[status]} isFirst />
      <div className={styles.ticket}>
        <GiftFace className={styles.face} card={reward} isFirst />
        <div className={styles.perforation} />
        <div className={styles.stub}>
          {status === 'redeemed' ? <RewardCode reward={reward} /> : <WithoutCode status={status} />}
        </div>
      </div>
      {status === 'redeemed' && (
        <div className={styles.hint}>
          <p>{reward.terms}</p>
          <p>{t('rewards.waitsHere')}</p>
        </div>
      )}
      <ButtonLink isWide to={LIST}>
        {t('rewards.done')}
      </ButtonLink>
    </div>
  );
}

/** One redeemed gift card, with its code. */
export function RewardScreen({ id }: { readonly id: string }) {
  const { t } = useI18n();
  const { data: reward, error, refetch } = useQuery(redemptionQuery(id));
  if (reward) return <Shown reward={reward} />;
  if (!error) return <Skeleton className={styles.loading} />;
  if (error instanceof ApiError && [404, 422].includes(error.status)) {
    return (
      <EmptyState isScreen icon={Gift} picture={<Mascot pose="lost" />} text={t('rewards.unknown')}>
        <ButtonLink to={LIST}>{t('redeem.rewards')}</ButtonLink>
      </EmptyState>
    );
  }
  return <ErrorState message={t('rewards.loadError')} onRetry={() => void refetch()} />;
}
