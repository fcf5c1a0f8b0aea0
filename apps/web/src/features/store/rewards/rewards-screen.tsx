import { Gift } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Mascot } from '../../../game/art/mascot.tsx';
import { askToSignIn } from '../../../game/player/as-player.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { lazyWithTexts } from '../../../lib/loading/lazy-with-texts.tsx';
import { BackIcon } from '../../../ui/back/back-icon.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import styles from './rewards-screen.module.css';

const types = ['cards', 'sub', 'boosters'] as const;
type RewardType = (typeof types)[number];

const loading = <Skeleton className={styles.loading} />;

const RewardScreen = lazyWithPreload(async () => (await import('./code/reward-screen.tsx')).RewardScreen);
const RedeemedCards = lazyWithPreload(async () => (await import('./lists/redeemed-cards.tsx')).RedeemedCards);
const RedeemedDays = lazyWithPreload(async () => (await import('./lists/redeemed-days.tsx')).RedeemedDays);
const OwnBoosters = lazyWithTexts({
  areas: ['boosters'],
  load: async () => (await import('./lists/own-boosters.tsx')).OwnBoosters,
  fallback: loading,
});

const isRewardType = (text: string): text is RewardType => types.some((type) => type === text);

/** The player's rewards by type, or one of them by `?reward=`. */
export function RewardsScreen() {
  const { t } = useI18n();
  const { type: asked = '' } = useParams<{ type: string }>();
  const [search] = useSearchParams();
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const type = isRewardType(asked) ? asked : 'cards';
  const reward = search.get('reward');
  if (isSignedIn && type === 'cards' && reward !== null) {
    return (
      <Suspense fallback={loading}>
        <RewardScreen id={reward} />
      </Suspense>
    );
  }
  const panels: Readonly<Record<RewardType, ReactNode>> = {
    cards: <RedeemedCards />,
    sub: <RedeemedDays fresh={reward} />,
    boosters: <OwnBoosters />,
  };
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <BackIcon to="/store?tab=redeem" label={t('redeem.back')} />
        <h1>{t('redeem.rewards')}</h1>
      </header>
      {isSignedIn ? (
        <Tabs
          label={t('redeem.rewards')}
          value={type}
          onChange={(id) => navigate(`/store/redeem/view/${id}`, { replace: true })}
          tabs={types.map((id) => ({
            id,
            label: t(`rewards.tab.${id}`),
            panel: (
              <Suspense key={id} fallback={loading}>
                {panels[id]}
              </Suspense>
            ),
          }))}
        />
      ) : (
        <EmptyState isScreen icon={Gift} picture={<Mascot pose="pointing" />} text={t('rewards.visitor')}>
          <Button onClick={askToSignIn}>{t('redeem.signIn')}</Button>
        </EmptyState>
      )}
    </div>
  );
}
