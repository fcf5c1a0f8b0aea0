import type { Generated } from 'kysely';

export interface AccessGrantTable {
  id: Generated<string>;
  player_id: string;
  /** Source of the access, such as an operator's subscription or a card payment. */
  source: string;
  starts_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
  /** Subscription that the grant derives from, and the grant's key within it; null for other sources. */
  subscription_id: Generated<string | null>;
  key: Generated<string | null>;
}

export interface SubscriptionTables {
  access_grant: AccessGrantTable;
}
