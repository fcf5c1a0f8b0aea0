/** Random schedules for some phones on the sandbox operator, with calls and faults decided by a seed. */
import { createHash } from 'node:crypto';
import { addDays, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { integerBelow, pick } from '@trivia/rules/random/choose.ts';
import { createRandom, type Random } from '@trivia/rules/random/random.ts';
import type { CallbackFault } from '@trivia/sandbox-operator/faults/faults.ts';
import { readStatement } from '../../src/features/billing/jobs/read-statements.ts';
import { type BillingDriver, openBilling, tigris } from '../features/billing-driver.ts';

const HOUR_MS = 60 * 60_000;
const STEP_MS = 3 * HOUR_MS;
const STEPS_A_DAY = 8;

export interface BillingSchedule {
  readonly seed: string;
  readonly phones: number;
  readonly days: number;
}

const callbackFaults: readonly CallbackFault[] = [
  { delayMs: 2 * HOUR_MS },
  { delayMs: 30 * HOUR_MS },
  { copies: 3 },
  { copies: 2, delayMs: HOUR_MS },
  { isDropped: true },
  { isReversed: true },
  { hasBadSignature: true },
  { signedLaterMs: HOUR_MS },
  { signedLaterMs: -HOUR_MS },
];
const confirmFaults = ['timeout_after', 'server_error', 'malformed', 'html'] as const;

const numberOf = (index: number): string => `+96477${String(10_000_000 + index * 37).slice(-8)}`;

interface Phone {
  readonly number: string;
  readonly random: Random;
  token: string | undefined;
}

async function subscribe(billing: BillingDriver, phone: Phone): Promise<void> {
  const { number, random } = phone;
  const { faults } = billing.sandbox.operator;
  const fault = integerBelow(random, 4) === 0 ? pick(random, confirmFaults) : undefined;
  if (fault) faults.planCall('confirmPin', { kind: fault }, { number });
  const sent = await billing.sendCode(number);
  if (sent.status !== 200) return;
  const reply = await billing.confirm(sent.body.checkoutToken, billing.codeOf(number));
  phone.token = reply.body.session?.accessToken ?? phone.token;
}

/** Action of a phone or its operator. */
async function act(billing: BillingDriver, phone: Phone): Promise<void> {
  const { number, random, token } = phone;
  const { operator } = billing.sandbox;
  switch (integerBelow(random, 12)) {
    case 0:
    case 1:
    case 2:
      return await subscribe(billing, phone);
    case 3:
      operator.line(number).balanceIqd = integerBelow(random, 4) * 100;
      return;
    case 4:
      operator.topUp(number, 1_000);
      return;
    case 5:
      operator.receiveSms(number, tigris.shortcode, pick(random, ['0', '٠', '۰', 'stop', '00']) ?? '0');
      return;
    case 6:
      if (token) await billing.post('subscription/cancel', {}, token);
      return;
    case 7:
      operator.faults.planCall('unsubscribe', { kind: 'server_error' }, { number, times: 2 });
      return;
    case 8:
    case 9:
      operator.faults.planCallback(pick(random, callbackFaults) ?? {}, { number, times: 2 });
      return;
    default:
      return;
  }
}

/** Reconciles the statements of all days. Returns the differences found. */
async function readAll(billing: BillingDriver, firstDay: string, days: number): Promise<unknown[]> {
  const connected = billing.server.operators.get('tigris');
  if (!connected) throw new Error('the operator is not connected');
  const found: unknown[] = [];
  for (let day = 0; day < days; day += 1)
    found.push(...(await readStatement(billing.server.deps, connected, addDays(firstDay, day))));
  return found;
}

/** Runs a schedule, and calls `check` after all events have been delivered and applied. */
export async function runSchedule(
  { seed, phones: count, days }: BillingSchedule,
  check: (billing: BillingDriver, lastDifferences: readonly unknown[]) => Promise<void>,
): Promise<void> {
  const hex = createHash('sha256').update(seed).digest('hex');
  const random = createRandom(hex, 'operator');
  const billing = await openBilling({
    sandbox: {
      collectsParts: integerBelow(random, 2) === 0,
      firstChargeFailure: pick(random, ['discard', 'park'] as const) ?? 'discard',
    },
  });
  try {
    const firstDay = dayOf(billing.server.clock.nowMs());
    const phones = Array.from({ length: count }, (_, index): Phone => {
      return { number: numberOf(index), random: createRandom(hex, 'phone', index), token: undefined };
    });
    for (let step = 0; step < days * STEPS_A_DAY; step += 1) {
      for (const phone of phones) await act(billing, phone);
      await billing.pass(STEP_MS, STEP_MS);
    }
    billing.sandbox.operator.faults.clear();
    await billing.pass(3 * 24 * HOUR_MS, 6 * HOUR_MS);
    await readAll(billing, firstDay, days + 4);
    await billing.settle();
    await check(billing, await readAll(billing, firstDay, days + 4));
  } finally {
    await billing.close();
  }
}
