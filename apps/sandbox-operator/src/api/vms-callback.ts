/** Callbacks of Iraqi operators' VMS platforms: one GET with a password in the query, and the reply `OK`. */
import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import type { OperatorEvent, OperatorEventType } from '../operator-event.ts';
import type { Settings } from '../settings.ts';

/** Action types: 1 requested, 2 charged, 3 low balance, 0 deactivated. SMS have no type of their own. */
const actionTypes: Readonly<Record<OperatorEventType, string>> = {
  'subscription.activated': '2',
  'subscription.renewed': '2',
  'subscription.charge_failed': '3',
  'subscription.unsubscribed': '0',
  'subscription.removed': '0',
  'sms.mo': '0',
};

/** Formats a time as `YYYY-MM-DD HH:MM:SS` in Baghdad. */
export function baghdadTime(atMs: number): string {
  const day = dayOf(atMs);
  const seconds = Math.floor((atMs - dayStartMs(day)) / 1000);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day} ${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
}

export const toVmsQuery = (event: OperatorEvent, settings: Settings): URLSearchParams =>
  new URLSearchParams({
    username: settings.user,
    password: settings.password,
    msisdn: event.number.slice(1),
    actionType: actionTypes[event.type],
    serviceId: event.serviceId,
    spId: settings.spId,
    date: baghdadTime(event.occurredAtMs),
    requestid: event.id,
    sc: settings.shortcode,
  });
