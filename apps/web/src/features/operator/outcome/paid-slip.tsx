import { useQuery } from '@tanstack/react-query';
import type { Operator } from '@trivia/contract/billing/operators.ts';
import { useFormatDate } from '../../../game/format-date.ts';
import { StopWords } from '../../../game/offers/terms/stop-words.tsx';
import { subscriptionQuery } from '../../../game/subscription/subscription-query.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './paid-slip.module.css';

/** Shows what was paid today, the next charge, and how to stop it. */
export function PaidSlip({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const { data } = useQuery(subscriptionQuery);
  const renewsAtMs = data?.subscription?.renewsAtMs;
  return (
    <dl className={styles.slip}>
      <div>
        <dt>{t('operator.paidToday')}</dt>
        <dd>{t('price.iqd', { price: operator.terms.priceIqd })}</dd>
      </div>
      <div>
        <dt>{t('operator.nextCharge')}</dt>
        <dd>{renewsAtMs ? formatDate(renewsAtMs) : '…'}</dd>
      </div>
      <div>
        <dt>{t('price.toStop')}</dt>
        <dd>
          <StopWords operator={operator} />
        </dd>
      </div>
    </dl>
  );
}
