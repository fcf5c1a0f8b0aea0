import { paymentStatuses } from '@trivia/rules/store/payment.ts';
import { expect, it } from 'vitest';
import { isUndecided, stateOf } from './payment-state.ts';

it('says paid for nothing but what the server calls paid, whatever the address says', () => {
  for (const path of ['/payment-success', '/payment-failed']) {
    const paid = paymentStatuses.filter((status) => stateOf({ status }, path) === 'paid');
    expect(paid).toEqual(['paid', 'partially_refunded']);
  }
});

it('goes on asking until the outcome is known', () => {
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
] as const)('of a payment that is %s, %s says: %s', (status, path, state) => {
  expect(stateOf({ status }, path)).toBe(state);
});
