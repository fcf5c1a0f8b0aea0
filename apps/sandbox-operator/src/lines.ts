/** Phones: balances, inboxes, and eligibility for payment. */
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { Refusal } from './faults/refusal.ts';
import { type Line, newId, type Sms, type State } from './state.ts';

const LATIN_SEGMENT = 160;
const UNICODE_SEGMENT = 70;

/** Special lines by their last four digits, so that each case can be tried manually. */
const specialLines: Readonly<Record<string, Partial<Pick<Line, 'status' | 'balanceIqd' | 'monthlyCapIqd'>>>> =
  {
    '0000': { balanceIqd: 0 },
    '0001': { status: 'blocked' },
    '0002': { status: 'corporate' },
    '0003': { status: 'unknown' },
    '0004': { status: 'postpaid', balanceIqd: 0 },
    '0005': { monthlyCapIqd: 0 },
    '0006': { balanceIqd: 300 },
  };

/** Returns the line of a number, which is created at its first use. */
export function lineOf(state: State, number: string, newBalanceIqd: number): Line {
  const known = state.lines[number];
  if (known) return known;
  const line: Line = {
    number,
    status: 'active',
    balanceIqd: newBalanceIqd,
    monthlyCapIqd: null,
    inbox: [],
    balanceLog: [],
    ...specialLines[number.slice(-4)],
  };
  state.lines[number] = line;
  return line;
}

export function requireEligible({ status }: Line): void {
  if (status === 'blocked') throw new Refusal('BLOCKED');
  if (status === 'corporate') throw new Refusal('NOT_ELIGIBLE');
  if (status === 'unknown') throw new Refusal('SUBSCRIBER_UNKNOWN');
}

export function changeBalance(line: Line, amountIqd: number, why: string, atMs: number): void {
  line.balanceIqd += amountIqd;
  line.balanceLog.push({ atMs, amountIqd, why });
}

const spentInMonth = ({ balanceLog }: Line, atMs: number): number => {
  const month = dayOf(atMs).slice(0, 7);
  const spent = balanceLog.filter((entry) => entry.amountIqd < 0 && dayOf(entry.atMs).startsWith(month));
  return -spent.reduce((sum, { amountIqd }) => sum + amountIqd, 0);
};

/** Computes the collectableIqd part of an amount: all, some, or 0.  @throws Refusal for lines that can't pay. */
export function collectableIqd(line: Line, amountIqd: number, collectsParts: boolean, atMs: number): number {
  requireEligible(line);
  if (line.monthlyCapIqd !== null && spentInMonth(line, atMs) + amountIqd > line.monthlyCapIqd)
    throw new Refusal('LIMIT_EXCEEDED');
  if (line.status === 'postpaid' || line.balanceIqd >= amountIqd) return amountIqd;
  const parts = collectsParts ? [200, 100] : [];
  return parts.find((part) => part <= amountIqd && part <= line.balanceIqd) ?? 0;
}

const segmentsOf = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: one-byte messages hold ASCII only.
  Math.max(1, Math.ceil(text.length / (/^[\x00-\x7f]*$/.test(text) ? LATIN_SEGMENT : UNICODE_SEGMENT)));

/** Delivers an SMS, once per name. */
export function deliverSms(state: State, line: Line, text: string, atMs: number, name = ''): Sms {
  const known = line.inbox.find((sms) => name !== '' && sms.name === name);
  if (known) return known;
  const sms = { name, id: newId(state, 'sms'), text, atMs, segments: segmentsOf(text) };
  line.inbox.push(sms);
  return sms;
}
