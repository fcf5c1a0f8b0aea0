/** Personal data of all features. A test fails if a column that refers to a player is missing here. */

import { mailData } from './core/mails/personal-data.ts';
import { notificationData } from './core/notifications/personal-data.ts';
import type { PersonalData } from './core/personal-data.ts';
import { questionData } from './core/questions/personal-data.ts';
import { subscriptionData } from './core/subscription/personal-data.ts';
import { walletData } from './core/wallet/personal-data.ts';
import { accountData } from './features/accounts/personal-data.ts';
import { appearanceData } from './features/appearance/personal-data.ts';
import { billingData } from './features/billing/personal-data.ts';
import { boosterData } from './features/boosters/personal-data.ts';
import { dailyBonusData } from './features/daily-bonus/personal-data.ts';
import { dailyChallengeData } from './features/daily-challenge/personal-data.ts';
import { giftCardData } from './features/gift-cards/personal-data.ts';
import { matchmakingData } from './features/matchmaking/personal-data.ts';
import { onlineData } from './features/online/personal-data.ts';
import { pictureData } from './features/pictures/personal-data.ts';
import { plusDaysData } from './features/plus-days/personal-data.ts';
import { purchaseData } from './features/purchases/personal-data.ts';
import { referralData } from './features/referrals/personal-data.ts';
import { sandboxData } from './features/sandbox/personal-data.ts';
import { staffData } from './features/staff/personal-data.ts';
import { statisticsData } from './features/statistics/personal-data.ts';
import { matchData } from './match/personal-data.ts';

const idempotencyData: PersonalData = {
  kept: { 'idempotency_key.player_id': 'Keys are forgotten after a week, long before an account is erased.' },
};

export const personalData: readonly PersonalData[] = [
  matchData,
  accountData,
  appearanceData,
  billingData,
  pictureData,
  boosterData,
  dailyBonusData,
  dailyChallengeData,
  giftCardData,
  mailData,
  matchmakingData,
  notificationData,
  onlineData,
  plusDaysData,
  purchaseData,
  questionData,
  referralData,
  sandboxData,
  staffData,
  statisticsData,
  subscriptionData,
  walletData,
  idempotencyData,
];
