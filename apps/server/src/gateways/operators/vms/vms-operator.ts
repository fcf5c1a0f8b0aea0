/** Adapter of the VMS-style API that Iraqi operators run: GET calls, `{ status, msg }` replies, GET callbacks. */

import type { Operator } from '@trivia/contract/billing/operators.ts';
import * as z from 'zod/mini';
import type { VmsSettings } from '../../../config/operator-settings.ts';
import type { Clock } from '../../../lib/clock.ts';
import { callOperator, readJson, TIMEOUT_MS } from '../call-operator.ts';
import { fetchFraudScript } from '../fraud-script.ts';
import { OperatorError } from '../operator-error.ts';
import type { OperatorGateway } from '../operator-gateway.ts';
import { isSameText, readVmsEvent } from './vms-callback.ts';
import { codeOfMessage } from './vms-messages.ts';

/** Lifetime of a code on these platforms, as one integrator documents it. */
const PIN_LIFE_MS = 5 * 60_000;

const reply = z.object({ status: z.string(), msg: z.optional(z.string()) });

/** Number without the plus sign, as these platforms expect it. */
const msisdnOf = (number: string): string => number.slice(1);

const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

export function createVmsOperator(operator: Operator, settings: VmsSettings, clock: Clock): OperatorGateway {
  const { url, user, password, fraudUrl, timeoutMs = TIMEOUT_MS } = settings;

  async function call(action: string, query: Record<string, string>, movesMoney = false): Promise<void> {
    const { shortcode, serviceId, serviceProviderId: spId } = operator;
    const all = new URLSearchParams({ user, password, shortcode, serviceId, spId, ...query });
    const answered = await callOperator({ url: `${url}/dcb/API/${action}?${all}`, timeoutMs, movesMoney });
    const parsed = reply.safeParse(readJson(answered, movesMoney));
    if (!parsed.success)
      throw new OperatorError(movesMoney ? 'TIMEOUT_UNKNOWN' : 'UNAVAILABLE', parsed.error);
    const { status, msg = '' } = parsed.data;
    if (status.toLowerCase() === 'success') return;
    const code = codeOfMessage(msg);
    throw new OperatorError(code === 'TIMEOUT_UNKNOWN' && !movesMoney ? 'UNAVAILABLE' : code);
  }

  return {
    fraudScript: (transaction) => fetchFraudScript(fraudUrl, operator, transaction, timeoutMs),
    async sendPin({ number, language }) {
      await call('VMS-DCBSubscription/actions/sendPincode', { msisdn: msisdnOf(number), language });
      return { authenticationId: 'none', expiresAtMs: clock.nowMs() + PIN_LIFE_MS };
    },
    async confirmPin({ number, code, ti, ts }) {
      const query = { msisdn: msisdnOf(number), pincode: code, ti, ts: String(ts) };
      await call('VMS-DCBSubscription/actions/verifyPincode', query, true);
      return { operatorSubscriptionId: null, charge: null };
    },
    async unsubscribe({ number }) {
      try {
        await call('VMS-DCBSubscription/actions/unsubscribe', { msisdn: msisdnOf(number) });
      } catch (error) {
        if (!(error instanceof OperatorError && error.code === 'NOT_SUBSCRIBED')) throw error;
      }
    },
    sendSms: ({ number, text, correlator }) =>
      call('DCB-SMS/actions/sendDCBSMS', {
        msisdn: msisdnOf(number),
        msg: toHex(text),
        spTransactionId: correlator,
      }),
    readCallback({ method, path }) {
      const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
      const isAuthentic =
        method === 'GET' &&
        isSameText(query.get('username') ?? '', user) &&
        isSameText(query.get('password') ?? '', password);
      const event = isAuthentic
        ? readVmsEvent(query, { slug: operator.slug, priceIqd: operator.terms.priceIqd })
        : undefined;
      return { isAuthentic, events: event ? [event] : [], answer: 'OK' };
    },
  };
}
