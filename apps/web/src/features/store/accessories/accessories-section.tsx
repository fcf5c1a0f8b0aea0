import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { bareLook, VISITOR_SEED } from '../../../game/cosmetics/draft/appearance.ts';
import { CosmeticPicture } from '../../../game/cosmetics/parts/cosmetic-picture.tsx';
import { Cost } from '../../../game/cosmetics/parts/cost.tsx';
import { appearanceQuery } from '../../../game/cosmetics/queries/appearance-query.ts';
import { cosmeticsQuery } from '../../../game/cosmetics/queries/cosmetics-query.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './accessories-section.module.css';
import { pickSome } from './shop/filter-cosmetics.ts';

const PATH = '/store/purchase/accessories';
const SHOWN = 6;

function Shelf() {
  const { t } = useI18n();
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const seen = useQuery({ ...appearanceQuery, enabled: isSignedIn });
  const cosmetics = useQuery(cosmeticsQuery);
  if (cosmetics.isError)
    return <ErrorState message={t('shop.loadError')} onRetry={() => void cosmetics.refetch()} />;
  if (!cosmetics.data || (isSignedIn && seen.isPending)) return <Skeleton className={styles.loading} />;
  const { seed, appearance } = seen.data ?? { seed: VISITOR_SEED, appearance: bareLook };
  const model = { seed, look: { ...appearance, ground: null, frame: null } };
  return (
    <ul className={styles.shelf}>
      {pickSome(cosmetics.data, SHOWN).map((one) => (
        <li key={one.id}>
          <Link className={styles.thing} to={`${PATH}?try=${one.id}`}>
            <CosmeticPicture model={model} slot={one.slot} id={one.id} isWhole={false} />
            <span className={styles.name}>{one.name}</span>
            <Cost cosmetic={one} />
            {one.isNew && <span className={styles.new}>{t('appearance.new')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A few accessories on the player's face, with links to the shop. */
export function AccessoriesSection() {
  const { t } = useI18n();
  if (!useTexts('appearance')) return <Skeleton className={styles.loading} />;
  return (
    <section className={styles.section} aria-labelledby="accessories">
      <div className={styles.head}>
        <h2 id="accessories">{t('shop.title')}</h2>
        <Link className={styles.all} to={PATH} aria-label={t('shop.seeAllOf', { kind: t('shop.title') })}>
          {t('shop.seeAll')}
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      <p className={styles.lead}>{t('shop.lead')}</p>
      <Shelf />
    </section>
  );
}
