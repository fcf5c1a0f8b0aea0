import { createHash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { RawCallback } from '../../../gateways/operators/operator-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handleInboxSoon } from './handle-inbox.ts';

export interface Callback extends RawCallback {
  readonly operator: string;
  /** Secret part of the address. */
  readonly code: string;
  /** Sender's address. */
  readonly address: string;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Keeps what an operator tells, once, and says that it was heard. Refuses with NOT_FOUND what nobody vouches for. */
export async function receiveCallback(
  deps: Deps,
  { operator: slug, code, address, ...raw }: Callback,
): Promise<string> {
  const connected = deps.operators.get(slug);
  if (!connected || !timingSafeEqual(hash(code), hash(connected.callbackCode)))
    throw new AppError('NOT_FOUND');
  const { callbackAddresses, gateway } = connected;
  const isFromThere = callbackAddresses.length === 0 || callbackAddresses.includes(address);
  const { isAuthentic, events, answer } = gateway.readCallback(raw);
  if (!isAuthentic || !isFromThere) {
    deps.log.warn({ operator: slug, isAuthentic, isFromThere }, 'callback was refused');
    throw new AppError('NOT_FOUND');
  }
  if (events.length === 0) {
    deps.log.warn({ operator: slug }, 'callback without a readable event');
    return answer;
  }
  const now = new Date(deps.clock.nowMs());
  const kept = await deps.db
    .insertInto('billing_inbox')
    .values(
      events.map((event) => ({
        operator: slug,
        event_id: event.id,
        event: JSON.stringify(event),
        received_at: now,
        subscription_id: null,
        next_try_at: now,
        handled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  handleInboxSoon(
    deps,
    kept.map(({ id }) => id),
  );
  return answer;
}
