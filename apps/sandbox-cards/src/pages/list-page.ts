import { type Payment, refundedOf } from '../payment.ts';
import { escapeHtml, page } from './html.ts';
import { priceText } from './texts.ts';

function stateOf({ status, paidAtMs, failure, dispute, awaited }: Payment): string {
  if (dispute) return `disputed: ${dispute.status}`;
  if (paidAtMs !== null) return 'paid';
  if (awaited) return 'the bank decides';
  return failure === null ? status : `${status}, ${failure}`;
}

function actionsOf({
  paidAtMs,
  dispute,
  amount,
  ...payment
}: Payment): readonly (readonly [string, string])[] {
  if (paidAtMs === null) return [];
  const left = amount - refundedOf({ ...payment, paidAtMs, dispute, amount });
  return [
    ['again', 'Tell again'],
    ...(left > 0 ? [['refund', 'Refund'] as const] : []),
    ...(left > 1 ? [['refund_half', 'Refund half'] as const] : []),
    ...(dispute === null ? [['dispute', 'Object'] as const] : []),
    ...(dispute?.status === 'needs_response'
      ? ([
          ['win', 'The shop wins'],
          ['lose', 'The shop loses'],
        ] as const)
      : []),
  ];
}

const rowOf = (payment: Payment, pagesUrl: string): string => `<tr>
<td>${new Date(payment.createdAtMs).toISOString().slice(0, 19).replace('T', ' ')}</td>
<td>${escapeHtml(payment.productName)}<br>${priceText('en', payment.amount, payment.currency)}</td>
<td>${stateOf(payment)}${refundedOf(payment) > 0 ? `<br>${priceText('en', refundedOf(payment), payment.currency)} back` : ''}</td>
<td><form class="row" method="post" action="${pagesUrl}/${payment.id}/control">${actionsOf(payment)
  .map(([value, name]) => `<button name="action" value="${value}">${name}</button>`)
  .join('')}</form></td></tr>`;

/** Renders all payments, newest first, with the actions of a bank and of a shop's owner. */
export const listPage = (payments: readonly Payment[], pagesUrl: string): string =>
  page(
    'en',
    'Test payments',
    `<h1>Test payments</h1><p class="price">Refund them, object to them, or send their messages again.</p>
<table><thead><tr><th>Time</th><th>Product</th><th>State</th><th></th></tr></thead><tbody>${payments
      .map((payment) => rowOf(payment, pagesUrl))
      .join('')}</tbody></table>`,
    'wide',
  );
