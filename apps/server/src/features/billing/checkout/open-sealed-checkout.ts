import { createHash } from 'node:crypto';
import { sealedCheckout } from '@trivia/contract/billing/checkout.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { openCheckout } from './open-checkout.ts';
import { isCurrent, type SealKey, seal, unseal } from './sealed-checkout.ts';

interface SealedRequest extends SealKey {
  readonly data: string;
  readonly playerId: string;
  readonly language: Language;
}

function read({ data, ...key }: SealedRequest) {
  try {
    return sealedCheckout.parse(unseal(data, key));
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', { cause: error });
  }
}

/** Claims the `timespan` of a sealed checkout, which is valid once per session. */
async function claimTimespan({ db, clock }: Deps, { accessToken, timespan }: SealKey): Promise<void> {
  if (!isCurrent(timespan, clock.nowMs())) throw new AppError('MALFORMED_REQUEST');
  const seen = await db
    .insertInto('sealed_moment')
    .values({
      session_hash: createHash('sha256').update(accessToken).digest(),
      timespan,
      used_at: new Date(clock.nowMs()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('timespan')
    .executeTakeFirst();
  if (!seen) throw new AppError('MALFORMED_REQUEST');
}

/**
 * Opens a signed-in player's checkout, with encrypted request and reply. Refuses an old or used `timespan` with
 * MALFORMED_REQUEST.
 */
export async function openSealedCheckout(deps: Deps, request: SealedRequest): Promise<{ data: string }> {
  await claimTimespan(deps, request);
  const { msisdn, operator, ti, ts } = read(request);
  const { playerId, language } = request;
  const opened = await openCheckout(deps, {
    operator,
    phoneNumber: msisdn,
    purpose: 'subscribe',
    language,
    playerId,
  });
  return { data: seal({ ...opened, operator, ti, ts }, request) };
}
