import type { ErrorCode } from '@trivia/contract/errors.ts';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { asPlayer } from '../../../game/player/as-player.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { closePayment, type KeptPayment, paymentFor } from './kept-payments.ts';
import type { Product } from './packages-query.ts';
import { readFrom } from './way-back.ts';

interface Wish {
  readonly packageId: string;
  readonly product: Product;
}

/** Address that shows how a payment came out. */
const outcomePath = (paymentId: string): string => `/payment-success?payment=${paymentId}`;

const startCheckout = ({ packageId, product }: Wish, { paymentId }: KeptPayment, handles: ErrorCode[] = []) =>
  callApi(
    'POST /api/checkout/card',
    { body: { payment_id: paymentId, package_id: packageId, product_id: product.id } },
    { handles },
  );

/** Shows a payment that went through unseen; answers false for one that came to nothing. */
async function showPaid({ paymentId }: KeptPayment): Promise<boolean> {
  const { data } = await callApi('GET /api/checkout/:payment_id', { params: { payment_id: paymentId } });
  closePayment(paymentId);
  if (data.nothing_charged) return false;
  navigate(outcomePath(paymentId));
  return true;
}

/** Opens the card service's page. One that is closed meanwhile was paid on, or is replaced by a new one. */
async function openPage(wish: Wish, from: string | null): Promise<void> {
  const payment = paymentFor(wish.product.id, from);
  try {
    const { data } = await startCheckout(wish, payment, ['CHECKOUT_CLOSED']);
    return location.assign(data.checkout_session.url);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHECKOUT_CLOSED') throw error;
  }
  if (await showPaid(payment)) return;
  const { data } = await startCheckout(wish, paymentFor(wish.product.id, from));
  location.assign(data.checkout_session.url);
}

/** Leads to the page of the card service. Visitors are asked to sign in first. */
export function useCardCheckout() {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  useEffect(() => {
    // A browser that comes back from the card page may show this one as it was left.
    const settle = () => setBusyWith(null);
    addEventListener('pageshow', settle);
    return () => removeEventListener('pageshow', settle);
  }, []);
  const pay = (wish: Wish): void =>
    asPlayer(() => {
      setBusyWith(wish.product.id);
      openPage(wish, readFrom(location.search)).catch((error: unknown) => {
        setBusyWith(null);
        // Refusals of the server are shown by the error responder.
        if (!(error instanceof ApiError)) throw error;
      });
    });
  return { busyWith, pay };
}
