/** Adapter of the signed JSON API, which the sandbox operator and real operators with signatures use. */

import type { Operator } from '@trivia/contract/billing/operators.ts';
import * as z from 'zod/mini';
import type { SignedSettings } from '../../../config/operator-settings.ts';
import type { Clock } from '../../../lib/clock.ts';
import { callOperator, readJson, TIMEOUT_MS } from '../call-operator.ts';
import { fetchFraudScript } from '../fraud-script.ts';
import { isOperatorErrorCode, OperatorError } from '../operator-error.ts';
import type { OperatorGateway, RawCallback, ReadCallback } from '../operator-gateway.ts';
import { isSigned, signMessage } from './signature.ts';
import * as messages from './signed-messages.ts';

interface Request<S extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly reply: S;
  readonly movesMoney?: boolean;
}

/** Throws the refusal in a reply. */
function refuse(status: number, body: unknown): never {
  const { data } = messages.refusal.safeParse(body);
  if (data && isOperatorErrorCode(data.code)) throw new OperatorError(data.code);
  throw new OperatorError(status === 503 ? 'UNAVAILABLE' : 'DENIED', new Error(`status ${status}`));
}

function readEvents({ body }: RawCallback) {
  try {
    const { charge, ...event } = messages.event.parse(JSON.parse(body));
    return [{ ...event, charge: charge && messages.toCharge(charge) }];
  } catch {
    return [];
  }
}

export function createSignedOperator(
  operator: Operator,
  { url, keys, timeoutMs = TIMEOUT_MS }: SignedSettings,
  clock: Clock,
): OperatorGateway {
  const [ourKey] = keys;

  async function call<S extends z.ZodMiniType>({
    method,
    path,
    body,
    reply,
    movesMoney = false,
  }: Request<S>) {
    const text = body === undefined ? '' : JSON.stringify(body);
    const signature = signMessage({ method, path, body: text }, ourKey, clock.nowMs());
    const headers = { 'x-signature': signature, ...(text && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(text && { body: text }) };
    const answered = await callOperator({ url: url + path, init, timeoutMs, movesMoney });
    const json = readJson(answered, movesMoney);
    if (answered.status >= 400) refuse(answered.status, json);
    const parsed = reply.safeParse(json);
    if (parsed.success) return parsed.data as z.infer<S>;
    throw new OperatorError(movesMoney ? 'TIMEOUT_UNKNOWN' : 'UNAVAILABLE', parsed.error);
  }

  const post = <S extends z.ZodMiniType>(path: string, body: object, reply: S, movesMoney = false) =>
    call({ method: 'POST', path: `/api/v1/${path}`, body, reply, movesMoney });
  const get = <S extends z.ZodMiniType>(path: string, query: Record<string, string>, reply: S) =>
    call({ method: 'GET', path: `/api/v1/${path}?${new URLSearchParams(query)}`, reply });

  return {
    fraudScript: (transaction) => fetchFraudScript(`${url}/antifraud`, operator, transaction, timeoutMs),
    fraudVerdict: ({ ti, ts }) => post('fraud-verdict', { ti, ts: String(ts) }, messages.verdict),
    sendPin: ({ number, language, correlator }) =>
      post('send-pin', { number, language, correlator }, messages.sentPin),
    async confirmPin({ number, authenticationId, code, correlator, ti }) {
      const body = { number, authenticationId, code, correlator, ti };
      const { operatorSubscriptionId, charge } = await post('confirm-pin', body, messages.confirmed, true);
      return { operatorSubscriptionId, charge: charge && messages.toCharge(charge) };
    },
    getSubscription: ({ number }) => get('subscription', { number }, messages.subscription),
    async getCharge({ correlator }) {
      const { charge } = await get('charge', { correlator }, messages.foundCharge);
      return charge && messages.toCharge(charge);
    },
    async unsubscribe({ number }) {
      try {
        await post('unsubscribe', { number }, z.unknown());
      } catch (error) {
        if (!(error instanceof OperatorError && error.code === 'NOT_SUBSCRIBED')) throw error;
      }
    },
    async sendSms({ number, text, correlator }) {
      await post('sms', { number, text, correlator }, z.unknown());
    },
    readCallback(callback): ReadCallback {
      const { 'x-signature': signature } = callback.headers;
      const isAuthentic = isSigned(callback, String(signature ?? ''), keys, clock.nowMs());
      return { isAuthentic, events: isAuthentic ? readEvents(callback) : [], answer: 'OK' };
    },
    async statement(day) {
      const { charges } = await get('statement', { day }, messages.statement);
      return charges.map(({ number, ...charge }) => ({ number, ...messages.toCharge(charge) }));
    },
  };
}
