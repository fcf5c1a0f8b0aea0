import type { Operator } from '@trivia/contract/billing/operators.ts';
import { isStopSms } from '@trivia/rules/billing/digits.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import { chargeFact } from '../charge-fact.ts';
import type { ToldFact } from '../record-fact.ts';

/** Whether an SMS asks to stop this service, by its keyword at its short code. */
const isStop = ({ text, shortcode }: OperatorEvent, operator: Operator): boolean =>
  shortcode === operator.shortcode && isStopSms(text ?? '', operator.stopKeyword);

/** Fact of an event about a subscription; null for an event that changes nothing. */
export function factOfEvent(event: OperatorEvent, operator: Operator): ToldFact | null {
  const told = { key: `event:${event.id}`, by: 'operator', atMs: event.occurredAtMs } as const;
  switch (event.type) {
    case 'subscription.activated':
    case 'subscription.renewed':
    case 'subscription.charge_failed':
      return event.charge && chargeFact(event.charge);
    case 'subscription.unsubscribed':
      return { ...told, fact: { type: 'unsubscribed' } };
    case 'subscription.removed':
      return { ...told, fact: { type: 'timed_out', reason: 'removed' } };
    case 'sms.mo':
      return isStop(event, operator) ? { ...told, fact: { type: 'unsubscribed' } } : null;
  }
}
