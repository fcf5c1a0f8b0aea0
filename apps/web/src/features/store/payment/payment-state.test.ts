import { paymentStatuses } from '@trivia/rules/store/payment.ts';
import { expect, it } from 'vitest';
import { isUndecided, stateOf } from './payment-state.ts';

it('shows a payment as paid only if the server does, whatever the address', () => {
  for (const path of ['/payment-success', '/payment-failed']) {
    const paid = paymentStatuses.filter((status) => stateOf({ status }, path) === 'paid');
    expect(paid).toEqual(['paid', 'partially_refunded']);
  }
});

it('polls until the outcome is final', () => {
  expect(paymentStatuses.filter((status) => isUndecided({ status }))).toEqual([
    'created',
    'open',
    'processing',
  ]);
});

it.each([
  ['open', '/payment-success', 'checking'],
  ['open', '/payment-failed', 'left'],
  ['processing', '/payment-failed', 'checking'],
  ['failed', '/payment-success', 'failed'],
  ['disputed', '/payment-success', 'returned'],
] as const)('a payment that is %s, at %s, is shown as %s', (status, path, state) => {
  expect(stateOf({ status }, path)).toBe(state);
});
