import { useState } from 'react';
import { Picture } from '../../../../game/art/picture.tsx';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { BackIcon } from '../../../../ui/back/back-icon.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { VisitorBar } from '../../frame/visitor-bar.tsx';
import { PaymentMethodChoice } from './payment-method-choice.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './upgrade-plan.module.css';
import { usePaymentMethods } from './use-payment-methods.ts';

/** The free plan beside Plus, and payment methods for Plus. */
export function UpgradePlanScreen() {
  const { t } = useI18n();
  const user = useUserStore((state) => state.user);
  const { methods, isError, isLoading, retry } = usePaymentMethods(user?.hasSubscription ?? false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = methods.find(({ id }) => id === chosenId) ?? methods[0];
  return (
    <div className={styles.screen} data-covers-bar data-visitor={!user}>
      {!user && <VisitorBar />}
      <header className={styles.head}>
        <BackIcon to="/store?tab=subscription" label={t('store.back')} />
        <h1>{t('store.plans')}</h1>
      </header>
      <PlanTable />
      <Picture name="scene-erbil-citadel" sizes="24rem" className={styles.scene} />
      <div className={styles.pay}>
        {user?.hasSubscription && <p className={styles.note}>{t('store.havePlus')}</p>}
        <PaymentMethodChoice methods={methods} chosenId={chosen?.id} onChoose={setChosenId} />
        {!chosen && isError && <ErrorState message={t('store.loadError')} onRetry={retry} />}
        {!chosen && !isLoading && !isError && <p className={styles.note}>{t('store.noCards')}</p>}
      </div>
      {chosen && <PlanFoot method={chosen} />}
    </div>
  );
}
