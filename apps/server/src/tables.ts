/** All database tables, combined from the features that own them. */
import type { AuditTables } from './core/audit/audit.tables.ts';
import type { EventTables } from './core/events/events.tables.ts';
import type { MailTables } from './core/mails/mails.tables.ts';
import type { NotificationTables } from './core/notifications/notifications.tables.ts';
import type { QuestionTables } from './core/questions/questions.tables.ts';
import type { SubscriptionTables } from './core/subscription/subscription.tables.ts';
import type { WalletTables } from './core/wallet/wallet.tables.ts';
import type { AccountTables } from './features/accounts/accounts.tables.ts';
import type { AppearanceTables } from './features/appearance/appearance.tables.ts';
import type { BillingTables } from './features/billing/billing.tables.ts';
import type { BoosterTables } from './features/boosters/boosters.tables.ts';
import type { DailyBonusTables } from './features/daily-bonus/daily-bonus.tables.ts';
import type { DailyChallengeTables } from './features/daily-challenge/daily-challenge.tables.ts';
import type { GiftCardTables } from './features/gift-cards/gift-cards.tables.ts';
import type { MatchmakingTables } from './features/matchmaking/matchmaking.tables.ts';
import type { OnlineTables } from './features/online/online.tables.ts';
import type { PictureTables } from './features/pictures/pictures.tables.ts';
import type { PlusDaysTables } from './features/plus-days/plus-days.tables.ts';
import type { PurchaseTables } from './features/purchases/purchases.tables.ts';
import type { ReferralTables } from './features/referrals/referrals.tables.ts';
import type { SandboxTables } from './features/sandbox/sandbox.tables.ts';
import type { StaffTables } from './features/staff/staff.tables.ts';
import type { StatisticsTables } from './features/statistics/statistics.tables.ts';
import type { IdempotencyTables } from './http/idempotency/idempotency.tables.ts';
import type { ArchiveTables } from './match/archive/archive.tables.ts';
import type { MatchTables } from './match/match.tables.ts';
import type { RealtimeTables } from './realtime/realtime.tables.ts';

declare module './lib/database/db.ts' {
  interface Tables
    extends AccountTables,
      MailTables,
      SubscriptionTables,
      SandboxTables,
      WalletTables,
      QuestionTables,
      MatchTables,
      ArchiveTables,
      AuditTables,
      EventTables,
      StaffTables,
      DailyBonusTables,
      DailyChallengeTables,
      AppearanceTables,
      PictureTables,
      GiftCardTables,
      IdempotencyTables,
      MatchmakingTables,
      OnlineTables,
      BillingTables,
      BoosterTables,
      NotificationTables,
      PlusDaysTables,
      PurchaseTables,
      ReferralTables,
      StatisticsTables,
      RealtimeTables {}
}
