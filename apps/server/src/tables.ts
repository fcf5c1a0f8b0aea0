/** Every table of the database, put together from the features that own them. */
import type { AccountTables } from './features/accounts/accounts.tables.ts';

export interface Tables extends AccountTables {}
