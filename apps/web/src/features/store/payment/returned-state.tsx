import type { Checkout } from '@trivia/contract/store/purchases.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { Receipt } from './receipt.tsx';

/** Refunded or disputed payment. */
export function ReturnedState({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useI18n();
  const isRefunded = checkout.status === 'refunded';
  return (
    <PaymentFrame
      pose="asleep"
      title={t(isRefunded ? 'payment.refunded' : 'payment.disputed')}
      foot={
        <ButtonLink isWide to="/store?tab=purchase">
          {t('payment.toStore')}
        </ButtonLink>
      }
    >
      <p>{t(isRefunded ? 'payment.refundedText' : 'payment.disputedText')}</p>
      <Receipt checkout={checkout} />
    </PaymentFrame>
  );
}
