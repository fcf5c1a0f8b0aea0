import { deliverMails } from '../../../core/mails/deliver-mails.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { spendTries, warnings } from './attempts.repository.ts';

async function warn(deps: Deps, playerId: string): Promise<void> {
  const player = await deps.db
    .selectFrom('player')
    .select(['email', 'language'])
    .where('id', '=', playerId)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!player?.email) return;
  const { email: to, language } = player;
  await spendTries(deps, [{ limit: warnings, subject: playerId }]);
  await inTransaction(deps.db, (tx) =>
    queueMail(tx, playerId, { template: 'guesses', to, language }, deps.clock.nowMs()),
  );
  await deliverMails(deps);
}

/**
 * Warns an owner of password guesses by mail, at most once a day, never at an unverified address. Runs in the
 * background, so that timing reveals nothing.
 */
export function warnOfGuesses(deps: Deps, playerId: string): void {
  void warn(deps, playerId).catch((error: unknown) => {
    if (error instanceof AppError) return;
    deps.log.error({ err: error }, 'guess warning was not sent to the owner');
  });
}
