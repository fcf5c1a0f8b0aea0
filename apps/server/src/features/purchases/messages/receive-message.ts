import type { IncomingHttpHeaders } from 'node:http';
import type { CardProvider } from '@trivia/contract/store/purchases.ts';
import { BadSignature, type CardGateway, type CardMessage } from '../../../gateways/cards/card-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { PurchaseDeps } from '../fulfil-purchase.ts';

export interface ReceivedMessage {
  readonly provider: CardProvider;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

function readMessage(gateway: CardGateway, { headers, rawBody }: ReceivedMessage, nowMs: number) {
  try {
    return gateway.readMessage(headers, rawBody, nowMs);
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError('BAD_SIGNATURE', { cause: error });
    throw error;
  }
}

async function storeMessage({ db }: PurchaseDeps, provider: CardProvider, message: CardMessage, now: Date) {
  await db
    .insertInto('card_message')
    .values({
      provider,
      message_id: message.id,
      type: message.type,
      session_id: message.sessionId,
      provider_payment_id: message.providerPaymentId,
      occurred_at: new Date(message.occurredAtMs),
      received_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores a webhook of a card service, once, to be handled after the reply. Refuses forged and old ones with
 * BAD_SIGNATURE.
 */
export async function receiveMessage(deps: PurchaseDeps, received: ReceivedMessage): Promise<void> {
  const { cards, clock } = deps;
  if (cards?.provider !== received.provider) throw new AppError('NOT_FOUND');
  const nowMs = clock.nowMs();
  const message = readMessage(cards, received, nowMs);
  if (message) await storeMessage(deps, received.provider, message, new Date(nowMs));
}
