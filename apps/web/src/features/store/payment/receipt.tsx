import type { Checkout } from '@trivia/contract/store/purchases.ts';
import { useFormatDate } from '../../../game/format-date.ts';
import { usePriceText } from '../../../game/offers/terms/use-price-text.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './payment-frame.module.css';

const NUMBER_LENGTH = 8;

/** Amount, date, and the number to quote to support. */
export function Receipt({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const priceText = usePriceText();
  const { price, paid_at_ms: paidAtMs, payment_id: paymentId } = checkout;
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>{t('payment.paid')}</dt>
        <dd>{priceText(price)}</dd>
      </div>
      {paidAtMs !== null && (
        <div>
          <dt>{t('payment.on')}</dt>
          <dd>{formatDate(paidAtMs)}</dd>
        </div>
      )}
      <div>
        <dt>{t('payment.receipt')}</dt>
        <dd>
          <bdi dir="ltr">{paymentId.slice(0, NUMBER_LENGTH).toUpperCase()}</bdi>
        </dd>
      </div>
    </dl>
  );
}
