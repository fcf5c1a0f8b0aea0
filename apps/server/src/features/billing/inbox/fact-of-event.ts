import type { Operator } from '@trivia/contract/billing/operators.ts';
import { isStopSms } from '@trivia/rules/billing/digits.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import { chargeFact } from '../facts/charge-fact.ts';
import type { ReportedFact } from '../facts/record-fact.ts';

/** Whether an SMS asks to stop this service, by its keyword at its short code. */
const isStop = ({ text, shortcode }: OperatorEvent, operator: Operator): boolean =>
  shortcode === operator.shortcode && isStopSms(text ?? '', operator.stopKeyword);

/** Converts an operator's event to a fact; null for an event without consequences. */
export function factOfEvent(event: OperatorEvent, operator: Operator): ReportedFact | null {
  const reported = { key: `event:${event.id}`, by: 'operator', atMs: event.occurredAtMs } as const;
  switch (event.type) {
    case 'subscription.activated':
    case 'subscription.renewed':
    case 'subscription.charge_failed':
      return event.charge && chargeFact(event.charge);
    case 'subscription.unsubscribed':
      return { ...reported, fact: { type: 'unsubscribed' } };
    case 'subscription.removed':
      return { ...reported, fact: { type: 'timed_out', reason: 'removed' } };
    case 'sms.mo':
      return isStop(event, operator) ? { ...reported, fact: { type: 'unsubscribed' } } : null;
  }
}
