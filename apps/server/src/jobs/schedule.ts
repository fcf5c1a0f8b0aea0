/** Scheduled jobs, by Baghdad time. Their names are stored in the database and logged, so they never change. */

import { deliverMails } from '../core/mails/deliver-mails.ts';
import type { Deps } from '../deps.ts';
import { eraseDeletedAccounts } from '../features/accounts/data-rights/erase-deleted-accounts.ts';
import { tidyAccounts } from '../features/accounts/tidy-accounts.ts';
import { syncPlusFrames } from '../features/appearance/wear/sync-plus-frames.ts';
import { readStatements } from '../features/billing/jobs/read-statements.ts';
import { runBillingJobs, tidyBilling } from '../features/billing/jobs/run-billing-jobs.ts';
import { ensureDailySets } from '../features/daily-challenge/ensure-daily-set.ts';
import { watchStock } from '../features/gift-cards/stock/watch-stock.ts';
import { tidyMatchmaking } from '../features/matchmaking/tidy-matchmaking.ts';
import { tidyPictures } from '../features/pictures/tidy-pictures.ts';
import { checkStatement } from '../features/purchases/books/check-statement.ts';
import { updatePurchases } from '../features/purchases/update-purchases.ts';
import { payReferrals } from '../features/referrals/pay-referrals.ts';
import { forgetIdempotencyKeys } from '../http/idempotency/forget-idempotency-keys.ts';
import { analyzeRounds } from '../match/archive/analyze-rounds.ts';
import { letOldPeriodsGo } from '../match/archive/let-old-periods-go.ts';
import { makePeriodsAhead } from '../match/archive/make-periods-ahead.ts';
import { forgetMatchEvents } from '../match/events/forget-match-events.ts';
import { personalData } from '../personal-data.ts';
import { checkLedger } from './check-ledger.ts';

export interface ScheduledJob {
  readonly name: string;
  /** minute, hour, day of the month, month, day of the week */
  readonly cron: string;
  run(deps: Deps): Promise<unknown>;
}

export const TIME_ZONE = 'Asia/Baghdad';

export const schedule: readonly ScheduledJob[] = [
  { name: 'deliver-mails', cron: '* * * * *', run: deliverMails },
  { name: 'check-card-statement', cron: '30 4 * * *', run: checkStatement },
  { name: 'look-after-purchases', cron: '* * * * *', run: updatePurchases },
  { name: 'keep-billing', cron: '* * * * *', run: runBillingJobs },
  { name: 'follow-plus', cron: '*/10 * * * *', run: syncPlusFrames },
  { name: 'pay-referrals', cron: '*/10 * * * *', run: payReferrals },
  { name: 'ensure-daily-sets', cron: '10 * * * *', run: ensureDailySets },
  { name: 'watch-gift-cards', cron: '5,35 * * * *', run: watchStock },
  { name: 'tidy-pictures', cron: '15,45 * * * *', run: tidyPictures },
  { name: 'tidy-matchmaking', cron: '20 * * * *', run: tidyMatchmaking },
  { name: 'read-statements', cron: '5 4 * * *', run: readStatements },
  { name: 'tidy-billing', cron: '5 3 * * *', run: tidyBilling },
  { name: 'check-ledger', cron: '15 3 * * *', run: checkLedger },
  { name: 'forget-idempotency-keys', cron: '25 3 * * *', run: forgetIdempotencyKeys },
  // Noon UTC, far from the start of a partition's day.
  { name: 'forget-match-events', cron: '0 15 * * *', run: forgetMatchEvents },
  { name: 'analyze-rounds', cron: '55 */3 * * *', run: analyzeRounds },
  { name: 'make-periods-ahead', cron: '40 3 * * *', run: makePeriodsAhead },
  { name: 'let-old-periods-go', cron: '50 3 * * *', run: letOldPeriodsGo },
  { name: 'tidy-accounts', cron: '35 3 * * *', run: tidyAccounts },
  {
    name: 'erase-deleted-accounts',
    cron: '45 3 * * *',
    run: (deps) => eraseDeletedAccounts(deps, personalData),
  },
];
