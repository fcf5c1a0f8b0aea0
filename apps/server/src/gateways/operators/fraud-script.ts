import type { Operator } from '@trivia/contract/billing/operators.ts';
import { callOperator, type OperatorReply } from './call-operator.ts';
import { OperatorError } from './operator-error.ts';
import type { FraudTransaction } from './operator-gateway.ts';

/** Limit of a script's length: longer than any real one, and harmless. */
const SCRIPT_MAX_LENGTH = 256 * 1024;

/** Script in a relay's reply: JSON with the field `s`, or plain JavaScript. Undefined for anything else. */
function scriptIn({ status, text }: OperatorReply): string | undefined {
  if (status !== 200 || text.length > SCRIPT_MAX_LENGTH) return undefined;
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('<')) return undefined;
  if (!trimmed.startsWith('{')) return trimmed;
  try {
    const { s } = JSON.parse(trimmed) as { s?: unknown };
    return typeof s === 'string' && s.trim() !== '' ? s : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches the script of the anti-fraud check. Throws on every failure, because nothing may be charged without it. */
export async function fetchFraudScript(
  baseUrl: string,
  { serviceName, merchantName }: Operator,
  { ti, ts, target }: FraudTransaction & { readonly target: string },
  timeoutMs: number,
): Promise<string> {
  const url = new URL(baseUrl);
  const query = {
    action: 'script',
    ti,
    ts: String(ts),
    te: target,
    servicename: serviceName,
    merchantname: merchantName,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const script = scriptIn(await callOperator({ url, timeoutMs, movesMoney: false }));
  if (script === undefined) throw new OperatorError('UNAVAILABLE', new Error('no anti-fraud script'));
  return script;
}
