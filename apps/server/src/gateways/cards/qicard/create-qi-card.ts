/** Adapter of Qi Card's payment page, which charges dinars. */
import { type CardGateway, CardGatewayError } from '../card-gateway.ts';
import { readQiMessage } from './qi-message.ts';
import { type QiPayment, qiPayment, reportOf } from './qi-payment.ts';

const TIMEOUT_MS = 10_000;
/** Statuses in which a page can be closed. Later the service refuses that, or refunds the payment. */
const closable = new Set(['CREATED', 'FORM_SHOWED']);

export interface QiCardSettings {
  /** Such as `https://gate.example.iq/api/v1`. */
  readonly url: string;
  readonly terminalId: string;
  readonly username: string;
  readonly password: string;
  /** PEM of the public key for webhooks. */
  readonly publicKey: string;
  /** Address of our webhook. */
  readonly webhookUrl: string;
}

type Call = (path: string, body?: object) => Promise<unknown>;

async function readReply(response: Response): Promise<unknown> {
  if (response.ok) return await response.json();
  const kind = response.status < 500 && response.status !== 429 ? 'refused' : 'unavailable';
  throw new CardGatewayError(kind, `Qi Card answered ${response.status}`);
}

function callWith({ url, terminalId, username, password }: QiCardSettings): Call {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return async (path, body) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, 'x-terminal-id': terminalId, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await readReply(response);
    } catch (error) {
      throw error instanceof CardGatewayError ? error : new CardGatewayError('unavailable', error);
    }
  };
}

function paymentIn(reply: unknown): QiPayment {
  const parsed = qiPayment.safeParse(reply);
  if (!parsed.success) throw new CardGatewayError('unavailable', 'Qi Card answered with no payment');
  return parsed.data;
}

export function createQiCard(settings: QiCardSettings): CardGateway {
  const call = callWith(settings);
  const read = async (paymentId: string) =>
    paymentIn(await call(`/payment/${encodeURIComponent(paymentId)}/status`));

  return {
    provider: 'qicard',
    currency: 'IQD',

    async createCheckout({ purchaseId, amount, currency, successUrl }) {
      const { paymentId, formUrl } = paymentIn(
        await call('/payment', {
          requestId: purchaseId,
          amount,
          currency,
          // Both outcomes lead to one address, whose page queries the outcome.
          finishPaymentUrl: successUrl,
          notificationUrl: settings.webhookUrl,
          additionalInfo: { purchase_id: purchaseId },
        }),
      );
      if (!formUrl) throw new CardGatewayError('unavailable', 'Qi Card gave no page');
      return { sessionId: paymentId, url: formUrl };
    },

    getPayment: async (sessionId) => reportOf(await read(sessionId)),

    async expireCheckout(sessionId) {
      const { status } = await read(sessionId);
      if (closable.has(status))
        await call(`/payment/${encodeURIComponent(sessionId)}/cancel`, { requestId: crypto.randomUUID() });
      return reportOf(await read(sessionId));
    },

    async refund({ refundId, sessionId, amount }) {
      await call(`/payment/${encodeURIComponent(sessionId)}/refund`, { requestId: refundId, amount });
    },

    findSession: async (providerPaymentId) => providerPaymentId,

    readMessage: (headers, rawBody, nowMs) => readQiMessage(headers, rawBody, settings.publicKey, nowMs),
  };
}
