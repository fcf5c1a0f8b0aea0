/** The games that players meet in, each in one line. */
export const liveRules = {
  headtohead: 'modes.rule.headtohead',
  survival: 'modes.rule.duel',
  tugofwar: 'modes.rule.tugofwar',
} as const;
