/** Limits shared by server and clients, with units last in each name. */
export const limits = {
  usernameMinLength: 3,
  usernameMaxLength: 24,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  emailMaxLength: 254,
  emailCodeDigits: 6,
  resendAfterSeconds: 60,
  codeLifeMinutes: 30,
  codeTries: 5,
  /** Days in which a change of address can be reverted. */
  emailRestoreDays: 7,
  favouriteCategoriesMin: 3,
  profileLockDays: 60,
  accountRestoreDays: 30,
  minimumAgeYears: 13,
  presenceIntervalSeconds: 10,
  /** Time before the opening of a round at which its question is sent. */
  roundAheadMs: 600,
  /** Absence after which a player forfeits the daily challenge. */
  dailyAbsenceSeconds: 30,
  reportNoteMaxLength: 300,
  pageSize: 20,
  /** Maximum of players listed in a match; larger matches send only counts. */
  listedPlayers: 10,
} as const;
