/** Every check of the ledger, put together from the features whose tables it reads. */
import type { LedgerAudits } from './core/ledger-audits.ts';
import { walletAudits } from './core/wallet/ledger-audits.ts';
import { appearanceAudits } from './features/appearance/ledger-audits.ts';
import { boosterAudits } from './features/boosters/ledger-audits.ts';
import { dailyBonusAudits } from './features/daily-bonus/ledger-audits.ts';
import { giftCardAudits } from './features/gift-cards/ledger-audits.ts';
import { plusDaysAudits } from './features/plus-days/ledger-audits.ts';
import { purchaseAudits } from './features/purchases/ledger-audits.ts';
import { matchAudits } from './match/ledger-audits.ts';

export const ledgerAudits: LedgerAudits = {
  ...walletAudits,
  ...matchAudits,
  ...boosterAudits,
  ...appearanceAudits,
  ...dailyBonusAudits,
  ...giftCardAudits,
  ...plusDaysAudits,
  ...purchaseAudits,
};
