import type { CardFailure, Checkout } from '@trivia/contract/store/purchases.ts';
import { useEffect } from 'react';
import { Uncharged } from '../../../game/art/illustrated-state.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { closePayment, findPayment } from '../checkout/saved-payments.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { isUndecided } from './payment-state.ts';

/** Reasons of a failure. The sentence about the money is separate. */
const reasons: Readonly<Record<CardFailure, MessageKey>> = {
  CARD_DECLINED: 'payment.declined',
  INSUFFICIENT_FUNDS: 'payment.tooLittle',
  EXPIRED_CARD: 'payment.cardExpired',
  WRONG_CVC: 'payment.wrongCode',
  AUTH_FAILED: 'payment.notConfirmed',
  CANCELLED_BY_USER: 'payment.notFinished',
  SESSION_EXPIRED: 'payment.pageExpired',
};

/** Failed payment: the reason, a sentence about the money, and next steps. */
export function FailedState({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useI18n();
  const { payment_id: paymentId, failure, nothing_charged: isUncharged, url, benefit } = checkout;
  const from = findPayment(paymentId)?.from;
  const isOver = !isUndecided(checkout);
  useEffect(() => {
    if (isOver) closePayment(paymentId);
  }, [isOver, paymentId]);
  const shop = benefit.kind === 'coins' ? '/store?tab=purchase' : '/store/upgrade-plan';
  return (
    <PaymentFrame
      pose="consoling"
      title={t(failure ? reasons[failure.code] : 'payment.notFinished')}
      foot={
        <>
          {url ? (
            <Button isWide href={url}>
              {t(failure ? 'payment.otherCard' : 'payment.backToPage')}
            </Button>
          ) : (
            <ButtonLink
              isWide
              to={from ? `${shop}${shop.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}` : shop}
            >
              {t('payment.again')}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" isWide to={from ?? '/store?tab=purchase'}>
            {t('payment.notNow')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('payment.notCompleted')}</p>
      {isUncharged && <Uncharged>{t('payment.nothingCharged')}</Uncharged>}
    </PaymentFrame>
  );
}
