import { useQuery } from '@tanstack/react-query';
import type { SeenAppearance } from '@trivia/contract/store/cosmetics.ts';
import { useEffect } from 'react';
import { bareLook, faceUrl, VISITOR_SEED } from '../../../game/cosmetics/draft/appearance.ts';
import { appearanceQuery } from '../../../game/cosmetics/queries/appearance-query.ts';
import { cosmeticsQuery } from '../../../game/cosmetics/queries/cosmetics-query.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { clearReturnPage } from '../../../lib/return-page.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './shop/accessory-shop.module.css';
import { AccessoryShop } from './shop/accessory-shop.tsx';

/** Face on which visitors try accessories. */
const visitor: SeenAppearance = {
  appearance: bareLook,
  seed: VISITOR_SEED,
  avatarUrl: faceUrl(VISITOR_SEED, bareLook),
  frame: null,
  picture: null,
};

/** Shop of accessories for the player's face. Visitors may try them on. */
export function AccessoriesScreen() {
  const { t } = useI18n();
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const seen = useQuery({ ...appearanceQuery, enabled: isSignedIn });
  const cosmetics = useQuery(cosmeticsQuery);
  useEffect(() => {
    if (isSignedIn) clearReturnPage();
  }, [isSignedIn]);
  const shown = isSignedIn ? seen.data : visitor;
  if (shown && cosmetics.data)
    return <AccessoryShop key={shown.seed} seen={shown} cosmetics={cosmetics.data} />;
  const retry = () => {
    void cosmetics.refetch();
    if (isSignedIn) void seen.refetch();
  };
  return (
    <div className={styles.loading}>
      <h1>{t('shop.title')}</h1>
      {cosmetics.isError || seen.isError ? (
        <ErrorState message={t('shop.loadError')} onRetry={retry} />
      ) : (
        <Skeleton className={styles.gridLoading} />
      )}
    </div>
  );
}
