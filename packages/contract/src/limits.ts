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
  /** A change of address can be taken back for so long. */
  emailRestoreDays: 7,
  favouriteCategoriesMin: 3,
  profileLockDays: 60,
  accountRestoreDays: 30,
  minimumAgeYears: 13,
  presenceIntervalSeconds: 10,
  /** So long before it opens, the clock announces a round to its players: nobody sees the question earlier. */
  roundAheadMs: 600,
  /** Away for so long, a player forfeits the daily challenge. */
  dailyAbsenceSeconds: 30,
  reportNoteMaxLength: 300,
  pageSize: 20,
  /** A match of more players lists the first ones alone, and tells of the others by numbers. */
  listedPlayers: 10,
} as const;
