import type { Selectable } from 'kysely';
import type { PlayerTable } from '../accounts.tables.ts';

type Addresses = Pick<Selectable<PlayerTable>, 'email' | 'email_verified_at' | 'pending_email'>;

/** Address of a player that awaits verification; null without one. */
export const awaitedEmailOf = ({ email, email_verified_at, pending_email }: Addresses): string | null =>
  pending_email ?? (email_verified_at ? null : email);
