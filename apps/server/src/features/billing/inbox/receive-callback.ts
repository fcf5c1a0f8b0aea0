import { createHash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { RawCallback } from '../../../gateways/operators/operator-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handleInboxSoon } from './handle-inbox.ts';
import { storeCallback } from './store-callbacks.ts';

export interface Callback extends RawCallback {
  readonly operator: string;
  /** Secret part of the address. */
  readonly code: string;
  /** Sender's address. */
  readonly address: string;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Stores the events of a callback, each once, and returns the reply. Refuses unproven senders with NOT_FOUND. */
export async function receiveCallback(
  deps: Deps,
  { operator: slug, code, address, ...raw }: Callback,
): Promise<string> {
  const connected = deps.operators.get(slug);
  if (!connected || !timingSafeEqual(hash(code), hash(connected.callbackCode)))
    throw new AppError('NOT_FOUND');
  const { callbackAddresses, gateway } = connected;
  const isAllowedAddress = callbackAddresses.length === 0 || callbackAddresses.includes(address);
  const { isAuthentic, events, answer } = gateway.readCallback(raw);
  if (!isAuthentic || !isAllowedAddress) {
    deps.log.warn({ operator: slug, isAuthentic, isAllowedAddress }, 'callback was refused');
    throw new AppError('NOT_FOUND');
  }
  if (events.length === 0) {
    deps.log.warn({ operator: slug }, 'callback without a readable event');
    return answer;
  }
  const stored = await storeCallback(
    deps,
    events.map((event) => ({ operator: slug, event })),
  );
  handleInboxSoon(deps, stored);
  return answer;
}
