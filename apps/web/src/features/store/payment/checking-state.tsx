import type { Checkout } from '@trivia/contract/store/purchases.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ProgressSteps } from '../../../ui/figures/progress-steps.tsx';
import { findPayment } from '../checkout/saved-payments.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** Payment with an unknown outcome. Nothing here charges again. */
export function CheckingState({ checkout }: { readonly checkout: Checkout | null }) {
  const { t } = useI18n();
  const from = checkout && findPayment(checkout.payment_id)?.from;
  return (
    <PaymentFrame
      pose="thinking"
      title={t('payment.checking')}
      foot={
        <>
          {checkout?.url && (
            <Button variant="quiet" isWide href={checkout.url}>
              {t('payment.openPage')}
            </Button>
          )}
          <ButtonLink variant="quiet" isWide to={from ?? '/home'}>
            {t('payment.playOn')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('payment.checkingText')}</p>
      <ProgressSteps
        stations={[t('payment.sent'), t('payment.bank'), checkout?.product_name ?? t('payment.yours')]}
        at={1}
      />
    </PaymentFrame>
  );
}
