import { randomUUID } from 'node:crypto';
import type { Language } from '@trivia/contract/languages.ts';
import { codeRules } from '@trivia/rules/billing/terms.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { changeBilling } from '../billing-change.ts';
import { requireOperator } from '../connected-operator.ts';
import { recordFact } from '../facts/record-fact.ts';
import { toAppError } from '../refusals.ts';
import { lockByToken } from './lock-by-token.ts';
import { countCode } from './number-limits.ts';
import { findPhoneCode, issuePhoneCode } from './phone-codes.ts';

interface Resend {
  readonly operator: string;
  readonly checkoutToken: string;
  readonly language: Language;
}

/** Resends our own code; undefined if the token belongs to none. */
async function resendOurs(deps: Deps, { operator, checkoutToken: token, language }: Resend) {
  const connected = requireOperator(deps, operator);
  return await inTransaction(deps.db, async (tx) => {
    const found = await findPhoneCode(tx, token);
    if (!found) return undefined;
    await countCode(tx, found.phone_number, deps.clock.nowMs());
    const playerId = found.player_id ?? undefined;
    return await issuePhoneCode(deps, tx, connected, {
      number: found.phone_number,
      language,
      playerId,
      token,
    });
  });
}

/** Claims a resend before requesting it from the operator. */
const claimResend = (deps: Deps, token: string) =>
  changeBilling(deps, async (change) => {
    const subscription = await lockByToken(change, token);
    if (subscription?.state !== 'pending_pin') throw new AppError('CHECKOUT_OVER');
    if (subscription.fold.resends >= codeRules.resends) throw new AppError('CODE_LOCKED');
    await countCode(change.tx, subscription.phone_number, change.nowMs);
    return subscription;
  });

/** Sends another code, which replaces the last one. */
export async function resendCode(deps: Deps, resend: Resend) {
  const { operator, gateway } = requireOperator(deps, resend.operator);
  const resendAfterMs = deps.clock.nowMs() + codeRules.resendAfterMs;
  const ours = await resendOurs(deps, resend);
  if (ours) {
    void ours.send().catch((error: unknown) => deps.log.warn({ err: error }, 'sign-in code was not sent'));
    return { expiresAtMs: ours.expiresAtMs, resendAfterMs };
  }
  const { phone_number: number } = await claimResend(deps, resend.checkoutToken);
  const pin = await gateway
    .sendPin({ number, language: resend.language, correlator: randomUUID() })
    .catch((error: unknown) => {
      throw toAppError(error, operator.terms.priceIqd);
    });
  await changeBilling(deps, async (change) => {
    const subscription = await lockByToken(change, resend.checkoutToken);
    if (!subscription) throw new AppError('CHECKOUT_OVER');
    const fact = { type: 'code_resent', codeExpiresAtMs: pin.expiresAtMs } as const;
    await recordFact(change, subscription, {
      key: `resent:${pin.authenticationId}:${pin.expiresAtMs}`,
      fact,
      by: 'us',
      atMs: change.nowMs,
    });
    await change.tx
      .updateTable('subscription')
      .set({ authentication_id: pin.authenticationId })
      .where('id', '=', subscription.id)
      .execute();
  });
  return { expiresAtMs: pin.expiresAtMs, resendAfterMs };
}
