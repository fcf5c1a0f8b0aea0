import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { tryCode } from './email/try-code.ts';
import { codesOfAccount, forgiveTries, spendTries } from './guesses/attempts.repository.ts';
import { requirePassword } from './passwords/require-password.ts';

export interface OwnershipProof {
  readonly password?: string | undefined;
  /** Code mailed to the current address, for an account without a password. */
  readonly code?: string | undefined;
}

interface Owner {
  readonly id: string;
  readonly sessionId: string;
  readonly hasPassword: boolean;
}

async function requireCode(deps: Deps, playerId: string, code: string): Promise<void> {
  const counter = { limit: codesOfAccount, subject: playerId };
  const taken = await spendTries(deps, [counter]);
  const nowMs = deps.clock.nowMs();
  const refusal = await inTransaction(deps.db, (tx) =>
    tryCode(tx, { playerId, purpose: 'change_email', code, nowMs }),
  );
  if (refusal) throw new AppError(refusal);
  await forgiveTries(deps, taken, counter);
}

/** Requires the password or, for accounts without one, a mailed code, before a verified address changes. */
export async function requireOwner(
  deps: Deps,
  { id, sessionId, hasPassword }: Owner,
  { password, code }: OwnershipProof,
): Promise<void> {
  if (hasPassword) {
    if (!password) throw invalidField('password', 'field.passwordRequired');
    return await requirePassword(deps, id, password, sessionId);
  }
  if (!code) throw invalidField('code', 'field.code');
  await requireCode(deps, id, code);
}
