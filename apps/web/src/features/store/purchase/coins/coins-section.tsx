import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { packagesQuery, productsOf } from '../../checkout/packages-query.ts';
import { useCardCheckout } from '../../checkout/use-card-checkout.ts';
import styles from '../purchase-panel.module.css';
import packStyles from './coin-pack.module.css';
import { CoinPack } from './coin-pack.tsx';

const PACKAGE = 'coins';

/** Packages of coins, bought by card. */
export function CoinsSection() {
  const { t } = useI18n();
  const { data, isPending, isError, refetch } = useQuery(packagesQuery);
  const { busyWith, pay } = useCardCheckout();
  const packs = productsOf(data, PACKAGE);
  const takesCards = data?.takesCards ?? false;
  return (
    <section className={styles.section} aria-labelledby="coins">
      <div className={styles.head}>
        <h2 id="coins">{t('store.coins')}</h2>
        <p>{t('store.coinsFor')}</p>
      </div>
      {isPending && <Skeleton className={styles.loading} hasTiles />}
      {isError && <ErrorState message={t('store.loadError')} onRetry={() => void refetch()} />}
      <ul className={packStyles.packs}>
        {packs.map((product, index) => (
          <li key={product.id}>
            <CoinPack
              product={product}
              size={index}
              isCheapest={index > 0 && index === packs.length - 1}
              isBusy={busyWith === product.id}
              isOff={!takesCards}
              onBuy={() => pay({ packageId: PACKAGE, product })}
            />
          </li>
        ))}
      </ul>
      {data && (
        <p className={styles.note}>
          <CreditCard aria-hidden="true" />
          {t(takesCards ? 'store.byCard' : 'store.noCards')}
        </p>
      )}
    </section>
  );
}
