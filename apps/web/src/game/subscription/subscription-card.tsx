import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findOperator } from '@trivia/contract/billing/operators.ts';
import { useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFormatDate } from '../format-date.ts';
import { PrepaidCard } from './prepaid-card.tsx';
import { StopDialog } from './stop-dialog.tsx';
import styles from './subscription-card.module.css';
import { type Subscription, type SubscriptionReply, subscriptionQuery } from './subscription-query.ts';

/** State of the subscription in one sentence: the end of the paid time, and the next step. */
function Standing({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const { status, renewsAtMs, expiresAtMs, isCancelled, isBeingCancelled } = subscription;
  if (isBeingCancelled) return <p>{t('subscription.stopping')}</p>;
  if (isCancelled) {
    return <p>{expiresAtMs && t('subscription.stopped', { date: formatDate(expiresAtMs) })}</p>;
  }
  if (status === 'processing') return <p>{t('subscription.processing')}</p>;
  if (status === 'out_of_balance') return <p>{t('subscription.lowBalance')}</p>;
  return <p>{renewsAtMs && t('subscription.renews', { date: formatDate(renewsAtMs) })}</p>;
}

/** Text of the consent before the first charge, unchanged. */
function Receipt({ receipt }: { readonly receipt: NonNullable<Subscription['receipt']> }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  return (
    <details className={styles.receipt}>
      <summary>{t('subscription.receipt')}</summary>
      <p>{t('subscription.agreed', { date: formatDate(receipt.confirmedAtMs), price: receipt.priceIqd })}</p>
      <blockquote>{receipt.text}</blockquote>
    </details>
  );
}

function Card({ subscription }: { readonly subscription: Subscription }) {
  const { t, language } = useI18n();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const stop = useMutation({
    mutationFn: () => callApi('POST /api/subscription/cancel', {}),
    onSuccess: (reply) => queryClient.setQueryData(subscriptionQuery.queryKey, reply),
    onSettled: () => setConfirming(false),
  });
  const { operator, numberEnding, priceIqd, isCancelled, isBeingCancelled, receipt } = subscription;
  const name = findOperator(operator)?.name[language] ?? operator;
  const canStop = !isCancelled && !isBeingCancelled;
  return (
    <>
      <section className={styles.card} aria-labelledby="subscription">
        <div className={styles.head}>
          <h2 id="subscription">{t('subscription.title')}</h2>
          <span>{t('subscription.price', { price: priceIqd })}</span>
        </div>
        <Standing subscription={subscription} />
        <p className={styles.by}>{t('subscription.by', { operator: name, ending: numberEnding })}</p>
        {receipt && <Receipt receipt={receipt} />}
        {canStop ? (
          <Button variant="quiet" isWide onClick={() => setConfirming(true)}>
            {t('subscription.stop')}
          </Button>
        ) : (
          <Button variant="plus" isWide href={`/store/iraq/${operator}/subscribe`}>
            {t('subscription.again')}
          </Button>
        )}
      </section>
      {isConfirming && (
        <StopDialog
          isBusy={stop.isPending}
          onStop={() => stop.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** End of prepaid Plus; null if an operator's subscription is all there is. */
function paidUntilMs({ subscription, plusUntilMs }: SubscriptionReply): number | null {
  if (plusUntilMs === null || subscription?.status === 'out_of_balance') return null;
  return plusUntilMs > (subscription?.expiresAtMs ?? 0) ? plusUntilMs : null;
}

/** The player's Plus: its price, the end of the paid time, and one tap to cancel. */
export function SubscriptionCard() {
  const hasTexts = useTexts('subscription');
  const { data } = useQuery(subscriptionQuery);
  if (!hasTexts || !data) return null;
  const untilMs = paidUntilMs(data);
  return (
    <>
      {untilMs !== null && <PrepaidCard untilMs={untilMs} />}
      {data.subscription && <Card subscription={data.subscription} />}
    </>
  );
}
