/**
 * Errors that the forms after a sign-up show themselves. An already completed step goes to the global error listener,
 * which opens home and reloads the player.
 */
export const formErrors = [
  'INVALID_INPUT',
  'WRONG_CODE',
  'CODE_EXPIRED',
  'CODE_LOCKED',
  'ACCOUNT_LOCKED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;
