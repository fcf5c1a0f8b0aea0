import type { ErrorCode } from '@trivia/contract/errors.ts';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { asPlayer } from '../../../game/player/as-player.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { readBackPath } from './back-path.ts';
import type { Product } from './packages-query.ts';
import { closePayment, paymentFor, type SavedPayment } from './saved-payments.ts';

interface Purchase {
  readonly packageId: string;
  readonly product: Product;
}

/** Page that shows the outcome of a payment. */
const outcomePath = (paymentId: string): string => `/payment-success?payment=${paymentId}`;

const startCheckout = (
  { packageId, product }: Purchase,
  { paymentId }: SavedPayment,
  handles: ErrorCode[] = [],
) =>
  callApi(
    'POST /api/checkout/card',
    { body: { payment_id: paymentId, package_id: packageId, product_id: product.id } },
    { handles },
  );

/** Opens the page of a successful payment. Returns false for an unsuccessful one. */
async function showPaid({ paymentId }: SavedPayment): Promise<boolean> {
  const { data } = await callApi('GET /api/checkout/:payment_id', { params: { payment_id: paymentId } });
  closePayment(paymentId);
  if (data.nothing_charged) return false;
  navigate(outcomePath(paymentId));
  return true;
}

/** Opens the card service's page. If the payment was closed meanwhile, opens its result, or creates a new one. */
async function openPage(purchase: Purchase, from: string | null): Promise<void> {
  const payment = paymentFor(purchase.product.id, from);
  try {
    const { data } = await startCheckout(purchase, payment, ['CHECKOUT_CLOSED']);
    return location.assign(data.checkout_session.url);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHECKOUT_CLOSED') throw error;
  }
  if (await showPaid(payment)) return;
  const { data } = await startCheckout(purchase, paymentFor(purchase.product.id, from));
  location.assign(data.checkout_session.url);
}

/** Buys a product on the card service's page. Visitors are asked to sign in first. */
export function useCardCheckout() {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  useEffect(() => {
    // Going back from the card page may restore this page in its busy state.
    const settle = () => setBusyWith(null);
    addEventListener('pageshow', settle);
    return () => removeEventListener('pageshow', settle);
  }, []);
  const pay = (purchase: Purchase): void =>
    asPlayer(() => {
      setBusyWith(purchase.product.id);
      openPage(purchase, readBackPath(location.search)).catch((error: unknown) => {
        setBusyWith(null);
        // The error responder handles errors of the server.
        if (!(error instanceof ApiError)) throw error;
      });
    });
  return { busyWith, pay };
}
