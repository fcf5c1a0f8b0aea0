import { useQueryClient } from '@tanstack/react-query';
import type { Checkout } from '@trivia/contract/store/purchases.ts';
import { useEffect } from 'react';
import { Picture } from '../../../game/art/picture.tsx';
import { useFormatDate } from '../../../game/format-date.ts';
import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { throwConfetti } from '../../../ui/ornament/confetti.ts';
import { closePayment, findPayment } from '../checkout/saved-payments.ts';
import styles from './payment-frame.module.css';
import { PaymentFrame } from './payment-frame.tsx';
import { Receipt } from './receipt.tsx';

/** Purchased goods, with a link back to the game. */
export function PaidState({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useI18n();
  const { coin } = useUser();
  const formatDate = useFormatDate();
  const queryClient = useQueryClient();
  const { payment_id: paymentId, benefit, plus_until_ms: untilMs } = checkout;
  const from = findPayment(paymentId)?.from;
  useEffect(() => {
    closePayment(paymentId);
    void throwConfetti();
    for (const key of ['wallet', 'subscription', 'stakes', 'daily']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  }, [paymentId, queryClient]);
  const isCoins = benefit.kind === 'coins';
  return (
    <PaymentFrame
      pose="cheering"
      isBright
      thing={isCoins && <Picture name="thing-coin-stacks" sizes="9.5rem" className={styles.thing} isFirst />}
      title={isCoins ? t('payment.coins', { n: benefit.coins }) : t('payment.plus')}
      foot={
        <>
          <ButtonLink isWide to={from ?? '/modes'}>
            {t(from?.startsWith('/play/') ? 'payment.backToGame' : 'payment.play')}
          </ButtonLink>
          <ButtonLink variant="quiet" isWide to={isCoins ? '/store?tab=purchase' : '/store?tab=subscription'}>
            {t('payment.toStore')}
          </ButtonLink>
        </>
      }
    >
      {isCoins && (
        <p className={styles.gain}>
          {t('payment.inPurse')}
          <Amount currency="coin" value={coin} isChip />
        </p>
      )}
      {untilMs !== null && <p>{t('payment.plusUntil', { date: formatDate(untilMs) })}</p>}
      <Receipt checkout={checkout} />
    </PaymentFrame>
  );
}
