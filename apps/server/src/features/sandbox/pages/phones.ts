import { escapeHtml, type SandboxSection, timeText } from './layout.ts';

/** Phone, as returned by the sandbox operator's control. */
export interface Phone {
  readonly number: string;
  readonly status: string;
  readonly balanceIqd: number;
  readonly inbox: readonly { readonly text: string; readonly atMs: number }[];
  readonly subscription: { readonly status: string; readonly paidThroughMs: number | null } | null;
}

export interface OperatorState {
  readonly nowMs: number;
  readonly shortcode: string;
  readonly phones: readonly Phone[];
}

const SMS_SHOWN = 6;

const statuses: Readonly<Record<string, string>> = {
  active: 'Prepaid',
  postpaid: 'Postpaid',
  blocked: 'Blocked',
  corporate: 'Corporate',
  unknown: 'Unknown to the operator',
};

export const faultKinds = ['timeout_before', 'timeout_after', 'server_error', 'malformed', 'html'] as const;
export const faultyCalls = [
  'sendPin',
  'confirmPin',
  'unsubscribe',
  'sms',
  'script',
  'verdict',
  'status',
] as const;

const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${value}</option>`).join('');

const actionOf = (slug: string): string => `/sandbox/operators/${encodeURIComponent(slug)}`;

/** Form for one control call; `fields` precede its button. */
const form = (slug: string, action: string, label: string, fields = ''): string =>
  `<form method="post" action="${actionOf(slug)}"><input type="hidden" name="action" value="${action}">${fields}<button>${label}</button></form>`;

const numberOf = ({ number }: Phone): string =>
  `<input type="hidden" name="number" value="${escapeHtml(number)}">`;

function subscriptionText({ subscription }: Phone): string {
  if (!subscription) return 'none';
  const { status, paidThroughMs } = subscription;
  return paidThroughMs === null ? status : `${status}, paid until ${timeText(paidThroughMs)}`;
}

const inboxOf = ({ inbox }: Phone): string =>
  inbox.length === 0
    ? '<p>No SMS yet.</p>'
    : `<ol class="sms">${inbox
        .slice(-SMS_SHOWN)
        .reverse()
        .map(({ text, atMs }) => `<li dir="auto">${escapeHtml(text)}<time>${timeText(atMs)}</time></li>`)
        .join('')}</ol>`;

const phoneOf = (slug: string, shortcode: string, phone: Phone): string => `<article class="phone">
<h3><bdi dir="ltr">${escapeHtml(phone.number)}</bdi></h3>
<dl><dt>Line</dt><dd>${statuses[phone.status] ?? escapeHtml(phone.status)}</dd><dt>Balance</dt><dd>${phone.balanceIqd} IQD</dd><dt>Subscription</dt><dd>${subscriptionText(phone)}</dd></dl>
${inboxOf(phone)}
${form(slug, 'top-up', 'Top up', `${numberOf(phone)}<label>IQD<input name="amountIqd" inputmode="numeric" value="1000" required></label>`)}
${form(slug, 'empty', 'Empty balance', numberOf(phone))}
${form(slug, 'sms', `Send to ${escapeHtml(shortcode)}`, `${numberOf(phone)}<label>SMS<input name="text" dir="auto" value="0" maxlength="160" required></label>`)}
${form(slug, 'renew', 'Charge the next day now', numberOf(phone))}</article>`;

/** Section of one operator: its phones, last used first, its clock and its faults. */
export function phonesSection(slug: string, name: string, state: OperatorState): SandboxSection {
  const { nowMs, shortcode, phones } = state;
  const known = phones.map((phone) => phoneOf(slug, shortcode, phone)).reverse();
  const newPhone = form(
    slug,
    'open',
    'Open a line',
    '<label>Number<input name="number" inputmode="tel" placeholder="0770 123 4567" required></label>',
  );
  const clock = `<h3>Operator’s clock</h3><p>${timeText(nowMs)} in Baghdad. It only moves forward, and the game’s own clock stays.</p>
${form(slug, 'clock', 'Move on', `<label>Hours<input name="hours" inputmode="numeric" value="24" required></label>`)}`;
  const faults = `<h3>Faults</h3><p>The next calls of one kind go wrong.</p>
${form(slug, 'fault', 'Plan', `<label>Call<select name="operation">${options(faultyCalls)}</select></label><label>Fault<select name="kind">${options(faultKinds)}</select></label><label>Times<input name="times" inputmode="numeric" value="1" required></label>`)}
${form(slug, 'no-faults', 'Clear all faults')}`;
  const bench = `<article>${newPhone}${clock}${faults}</article>`;
  return {
    id: `operator-${escapeHtml(slug)}`,
    title: `Phones of ${escapeHtml(name)}`,
    html: `<div class="grid">${known.join('\n')}${bench}</div>`,
  };
}
