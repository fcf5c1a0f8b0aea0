/** Scheduled jobs and their times, by the clocks of Baghdad. */

import { deliverMails } from '../core/mails/deliver-mails.ts';
import type { Deps } from '../deps.ts';
import { eraseDeletedAccounts } from '../features/accounts/data-rights/erase-deleted-accounts.ts';
import { tidyAccounts } from '../features/accounts/tidy-accounts.ts';
import { followPlus } from '../features/appearance/wear/follow-plus.ts';
import { keepBilling, tidyBilling } from '../features/billing/upkeep/keep-billing.ts';
import { readStatements } from '../features/billing/upkeep/read-statements.ts';
import { ensureDailySets } from '../features/daily-challenge/ensure-daily-set.ts';
import { watchStock } from '../features/gift-cards/stock/watch-stock.ts';
import { tidyMatchmaking } from '../features/matchmaking/tidy-matchmaking.ts';
import { tidyPictures } from '../features/pictures/tidy-pictures.ts';
import { checkStatement } from '../features/purchases/books/check-statement.ts';
import { lookAfterPurchases } from '../features/purchases/look-after-purchases.ts';
import { payReferrals } from '../features/referrals/pay-referrals.ts';
import { forgetIdempotencyKeys } from '../http/idempotency/forget-idempotency-keys.ts';
import { forgetMatchEvents } from '../match/forget-match-events.ts';
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
  { name: 'look-after-purchases', cron: '* * * * *', run: lookAfterPurchases },
  { name: 'keep-billing', cron: '* * * * *', run: keepBilling },
  { name: 'follow-plus', cron: '*/10 * * * *', run: followPlus },
  { name: 'pay-referrals', cron: '*/10 * * * *', run: payReferrals },
  { name: 'ensure-daily-sets', cron: '10 * * * *', run: ensureDailySets },
  { name: 'watch-gift-cards', cron: '5,35 * * * *', run: watchStock },
  { name: 'tidy-pictures', cron: '15,45 * * * *', run: tidyPictures },
  { name: 'tidy-matchmaking', cron: '20 * * * *', run: tidyMatchmaking },
  { name: 'read-statements', cron: '5 4 * * *', run: readStatements },
  { name: 'tidy-billing', cron: '5 3 * * *', run: tidyBilling },
  { name: 'check-ledger', cron: '15 3 * * *', run: checkLedger },
  { name: 'forget-idempotency-keys', cron: '25 3 * * *', run: forgetIdempotencyKeys },
  // Noon in UTC: far from the moment at which a partition's day begins.
  { name: 'forget-match-events', cron: '0 15 * * *', run: forgetMatchEvents },
  { name: 'tidy-accounts', cron: '35 3 * * *', run: tidyAccounts },
  {
    name: 'erase-deleted-accounts',
    cron: '45 3 * * *',
    run: (deps) => eraseDeletedAccounts(deps, personalData),
  },
];
