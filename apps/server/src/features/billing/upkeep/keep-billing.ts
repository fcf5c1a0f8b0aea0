import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { forgetReceipts } from '../checkout/number-limits.ts';
import { handleInbox } from '../news/handle-inbox.ts';
import { askOperators } from './ask-operators.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { passTime } from './pass-time.ts';
import { stopForDeleted } from './stop-for-deleted.ts';

const HOUR_MS = 60 * 60_000;
const CHECKS_KEPT_MS = 90 * 24 * HOUR_MS;

/** Runs all scheduled work on subscriptions. */
export async function keepBilling(deps: Deps): Promise<void> {
  await handleInbox(deps);
  await passTime(deps);
  await askOperators(deps);
  await stopForDeleted(deps);
  await deliverOutbox(deps);
}

/** Deletes codes and checks that are over. */
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
      .where('script_at', '<', new Date(nowMs - CHECKS_KEPT_MS))
      .execute();
  });
}
