/** Numbers that both ends must agree on. Units stand last in each name. */
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
  /** Days in which a change of address can be undone. */
  emailRestoreDays: 7,
  favouriteCategoriesMin: 3,
  profileLockDays: 60,
  accountRestoreDays: 30,
  minimumAgeYears: 13,
  presenceIntervalSeconds: 10,
  /** Time before the opening of a round at which players first get its question. */
  roundAheadMs: 600,
  /** Absence after which a player forfeits the daily challenge. */
  dailyAbsenceSeconds: 30,
  reportNoteMaxLength: 300,
  pageSize: 20,
  /** Largest number of players listed in a match; of larger matches only counts are sent. */
  listedPlayers: 10,
} as const;
