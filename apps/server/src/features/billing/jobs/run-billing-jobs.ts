import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { forgetReceipts } from '../checkout/number-limits.ts';
import { handleInbox } from '../inbox/handle-inbox.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { cancelForDeleted } from './cancel-for-deleted.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { pollOperators } from './poll-operators.ts';

const HOUR_MS = 60 * 60_000;
const CHECK_LIFE_MS = 90 * 24 * HOUR_MS;

/** Runs all frequent jobs of billing. */
export async function runBillingJobs(deps: Deps): Promise<void> {
  await handleInbox(deps);
  await applyDueChanges(deps);
  await pollOperators(deps);
  await cancelForDeleted(deps);
  await deliverOutbox(deps);
}

/** Deletes expired codes and anti-fraud checks. */
export async function tidyBilling(deps: Deps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, async (tx) => {
    await forgetReceipts(tx, nowMs);
    await tx
      .deleteFrom('phone_code')
      .where('expires_at', '<', new Date(nowMs - HOUR_MS))
      .execute();
    await tx
      .deleteFrom('sealed_moment')
      .where('used_at', '<', new Date(nowMs - HOUR_MS))
      .execute();
    await tx
      .deleteFrom('fraud_check')
      .where('script_at', '<', new Date(nowMs - CHECK_LIFE_MS))
      .execute();
  });
}
