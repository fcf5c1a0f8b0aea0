import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { askToSignIn } from '../../../game/player/as-player.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { clearReturnPage } from '../../../lib/return-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { CheckingState } from './checking-state.tsx';
import { FailedState } from './failed-state.tsx';
import { PaidState } from './paid-state.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentQuery } from './payment-query.ts';
import { stateOf } from './payment-state.ts';
import { ReturnedState } from './returned-state.tsx';

const states = {
  checking: CheckingState,
  paid: PaidState,
  left: FailedState,
  failed: FailedState,
  returned: ReturnedState,
} as const;

/** Shown for a payment of another player, or without signing in. */
function NoPayment({ isVisitor }: { readonly isVisitor: boolean }) {
  const { t } = useI18n();
  return (
    <PaymentFrame
      pose={isVisitor ? 'hello' : 'lost'}
      title={t(isVisitor ? 'payment.enterTitle' : 'payment.unknownTitle')}
      foot={
        isVisitor ? (
          <Button isWide onClick={askToSignIn}>
            {t('payment.enter')}
          </Button>
        ) : (
          <ButtonLink isWide to="/store?tab=purchase">
            {t('payment.toStore')}
          </ButtonLink>
        )
      }
    >
      <p>{t(isVisitor ? 'payment.enterText' : 'payment.unknownText')}</p>
    </PaymentFrame>
  );
}

function Payment({ paymentId }: { readonly paymentId: string }) {
  const { t } = useI18n();
  const [pathname] = useLocation();
  const { data, error, refetch } = useQuery(paymentQuery(paymentId));
  if (data) {
    const State = states[stateOf(data, pathname)];
    return <State checkout={data} />;
  }
  if (error instanceof ApiError && !error.isTransient) return <NoPayment isVisitor={error.status === 401} />;
  if (error) return <ErrorState message={t('payment.loadError')} onRetry={() => void refetch()} />;
  return <CheckingState checkout={null} />;
}

/** State of a payment, as the server knows it. This page grants nothing itself. */
export function PaymentScreen() {
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const paymentId = new URLSearchParams(useSearch()).get('payment');
  useEffect(() => {
    if (isSignedIn) clearReturnPage();
  }, [isSignedIn]);
  if (!isSignedIn || !paymentId) return <NoPayment isVisitor={!isSignedIn} />;
  return <Payment paymentId={paymentId} />;
}
