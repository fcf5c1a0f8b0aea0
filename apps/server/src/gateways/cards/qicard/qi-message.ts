import { createHash, createVerify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BadSignature, type CardMessage } from '../card-gateway.ts';
import { type QiPayment, qiPayment } from './qi-payment.ts';

/** Decimals of the signed amount: two by the documentation, three in some observed messages. */
const DECIMALS = [2, 3];

const signedText = (
  { paymentId, amount, currency, creationDate, status }: QiPayment,
  decimals: number,
): string => [paymentId, amount.toFixed(decimals), currency, creationDate ?? '-', status].join('|');

/** Checks an RSA signature with SHA-256 over a payment's fields. */
function isSigned(payment: QiPayment, signature: string, publicKey: string): boolean {
  return DECIMALS.some((decimals) =>
    createVerify('RSA-SHA256').update(signedText(payment, decimals)).verify(publicKey, signature, 'base64'),
  );
}

function parse(rawBody: Buffer): QiPayment {
  try {
    return qiPayment.parse(JSON.parse(rawBody.toString('utf8')));
  } catch (cause) {
    throw new BadSignature('no payment of Qi Card', { cause });
  }
}

/**
 * Verifies and reads a webhook. It has neither id nor time, so each status of a payment counts as one message; a
 * repeated or old one only prompts another query.
 */
export function readQiMessage(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  publicKey: string,
  nowMs: number,
): CardMessage {
  const payment = parse(rawBody);
  const signature = headers['x-signature'];
  if (typeof signature !== 'string' || !isSigned(payment, signature, publicKey))
    throw new BadSignature('not signed by Qi Card');
  const { paymentId, status } = payment;
  return {
    id: createHash('sha256').update(`${paymentId}|${status}`).digest('hex'),
    type: `payment.${status.toLowerCase()}`,
    occurredAtMs: nowMs,
    sessionId: paymentId,
    providerPaymentId: paymentId,
  };
}
