import type { PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const subscriptions = (db: Db, playerId: string) =>
  db
    .selectFrom('subscription')
    .leftJoin('billing_consent', 'billing_consent.subscription_id', 'subscription.id')
    .select([
      'subscription.operator',
      'phone_number',
      'state',
      'end_reason',
      'opened_at',
      'paid_through',
      'billing_consent.text as consent',
      'billing_consent.confirmed_at as consented_at',
    ])
    .where('player_id', '=', playerId)
    .execute();

const payments = (db: Db, playerId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('subscription', 'subscription.id', 'payment.subscription_id')
    .select([
      'payment.occurred_at',
      'payment.collected_iqd',
      'payment.refund_due_iqd',
      'payment.refunded_iqd',
    ])
    .where('subscription.player_id', '=', playerId)
    .execute();

export const billingData: PersonalData = {
  exports: { subscriptions, payments },
  erased: ['phone_code.player_id'],
  kept: {
    'subscription.player_id':
      'Money and the consent to it are part of the books, and the number is the proof of both.',
  },
};
