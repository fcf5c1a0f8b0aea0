import type { Db } from '../../deps.ts';
import { type PersonalData, ROWS_MAX } from '../personal-data.ts';

const walletEntries = (db: Db, playerId: string) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .select(['ledger_transfer.booked_at', 'ledger_transfer.reason', 'ledger_account.currency'])
    .select(['ledger_entry.amount', 'ledger_entry.balance_after'])
    .where('ledger_account.player_id', '=', playerId)
    .orderBy('ledger_entry.id')
    .limit(ROWS_MAX)
    .execute();

export const walletData: PersonalData = {
  exports: { walletEntries },
  kept: { 'ledger_account.player_id': 'The books must balance for good; the account leads to no name.' },
};
