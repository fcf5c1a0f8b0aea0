/** Invariants of the books after any schedule. */

import { advance } from '@trivia/rules/billing/advance.ts';
import { foldEvents } from '@trivia/rules/billing/fold.ts';
import type { Effect } from '@trivia/rules/billing/subscription.ts';
import type { RunningOperator } from '@trivia/sandbox-operator/start-operator.ts';
import type { TestServer } from '../support/build-test-server.ts';

export interface CheckNeeds {
  readonly server: Pick<TestServer, 'db'> & { readonly clock: { nowMs(): number } };
  readonly sandbox: Pick<RunningOperator, 'operator'>;
}

const check = (condition: boolean, promise: string): void => {
  if (!condition) throw new Error(promise);
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function group<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

async function readBooks({ server: { db } }: CheckNeeds) {
  return {
    subscriptions: await db.selectFrom('subscription').selectAll().execute(),
    events: await db.selectFrom('billing_event').selectAll().execute(),
    payments: await db.selectFrom('payment').selectAll().execute(),
    entries: await db.selectFrom('money_entry').selectAll().execute(),
    grants: await db.selectFrom('access_grant').selectAll().execute(),
    consents: await db.selectFrom('billing_consent').selectAll().execute(),
    inbox: await db.selectFrom('billing_inbox').selectAll().execute(),
    outbox: await db.selectFrom('billing_outbox').selectAll().execute(),
  };
}
type Books = Awaited<ReturnType<typeof readBooks>>;

function judgeMoney(
  { payments, entries }: Books,
  { sandbox: { operator } }: CheckNeeds,
  priceIqd: number,
): void {
  for (const [, bill] of group(payments, (one) => `${one.subscription_id}/${one.bill_id}`))
    check(sum(bill.map((one) => one.collected_iqd - one.refund_due_iqd)) <= priceIqd, 'a bill is paid once');
  for (const [, journal] of group(entries, ({ journal: id }) => id))
    check(sum(journal.map(({ amount_iqd }) => amount_iqd)) === 0, 'every journal sums to zero');
  const collected = sum(operator.state.charges.map(({ collectedIqd }) => collectedIqd));
  check(sum(payments.map((one) => one.collected_iqd)) === collected, 'the books have what the operator took');
  const receivable = entries.filter(({ account }) => account === 'receivable');
  check(sum(receivable.map((one) => one.amount_iqd)) === collected, 'the operator owes what it took');
}

/** Compares each subscription with a new fold of its events. */
function judgeFold(books: Books, nowMs: number): void {
  const events = group(books.events, (one) => one.subscription_id);
  const grants = group(books.grants, (one) => one.subscription_id ?? '');
  for (const { id, state, terms, fold } of books.subscriptions) {
    const whole = foldEvents(
      (events.get(id) ?? []).map(({ event }) => event),
      terms,
    );
    const now = advance(whole.subscription, nowMs, terms);
    check(
      JSON.stringify(now.subscription.state) === JSON.stringify(state),
      'a replay ends in the same state',
    );
    check(now.subscription.paidThroughMs === fold.paidThroughMs, 'a replay has paid for the same time');
    const wanted = new Map(
      [...whole.effects, ...now.effects]
        .filter((one): one is Extract<Effect, { kind: 'grant' }> => one.kind === 'grant')
        .map((one) => [one.key, one]),
    );
    const long = [...wanted.values()].filter((one) => one.endsAtMs > one.startsAtMs);
    const kept = (grants.get(id) ?? []).map(
      (one) => `${one.key} ${one.starts_at.getTime()} ${one.ends_at.getTime()}`,
    );
    const right = long.map((one) => `${one.key} ${one.startsAtMs} ${one.endsAtMs}`);
    check(kept.toSorted().join() === right.toSorted().join(), 'access is what the events grant');
  }
}

function judgeConsent({ subscriptions, payments, consents }: Books): void {
  const byId = group(consents, (one) => one.subscription_id);
  const firsts = group(payments, (one) => one.subscription_id ?? '');
  for (const { id, fold } of subscriptions) {
    const [consent] = byId.get(id) ?? [];
    const first = Math.min(...(firsts.get(id) ?? []).map((one) => one.occurred_at.getTime()));
    check(
      first === Infinity || (consent?.confirmed_at.getTime() ?? Infinity) <= first,
      'consent is before money',
    );
    const { cancelledAtMs } = fold;
    if (cancelledAtMs === null) continue;
    const late = (firsts.get(id) ?? []).filter((one) => one.occurred_at.getTime() > cancelledAtMs);
    check(
      late.every((one) => one.refund_due_iqd === one.collected_iqd),
      'money after the stop goes back',
    );
  }
}

function judgeMessages({ subscriptions, outbox }: Books, billing: CheckNeeds): void {
  const live = subscriptions.filter(({ state }) => state !== 'cancelled' && state !== 'ended');
  check(new Set(live.map((one) => one.phone_number)).size === live.length, 'one lives for a number');
  const sent = outbox.filter((one) => one.kind === 'message' && one.done_at !== null).map(({ id }) => id);
  const names = Object.values(billing.sandbox.operator.state.lines).flatMap((line) =>
    line.inbox.map(({ name }) => name),
  );
  for (const id of sent) check(names.filter((name) => name === id).length === 1, 'an SMS arrives once');
}

/** Checks all invariants after a schedule.  @throws Error that names the first broken one. */
export async function checkBilling(billing: CheckNeeds, lastDifferences: readonly unknown[]): Promise<void> {
  const books = await readBooks(billing);
  const priceIqd = billing.sandbox.operator.settings.priceIqd;
  judgeMoney(books, billing, priceIqd);
  judgeFold(books, billing.server.clock.nowMs());
  judgeConsent(books);
  judgeMessages(books, billing);
  check(
    books.inbox.every(({ state }) => state !== 'waiting'),
    'every callback is dealt with',
  );
  check(lastDifferences.length === 0, `the statement differs no more: ${JSON.stringify(lastDifferences)}`);
  const asked = Object.values(billing.sandbox.operator.state.fraudChecks).map((one) => one.timesAsked);
  check(
    asked.every((times) => times <= 1),
    'a verdict is asked for once',
  );
}
