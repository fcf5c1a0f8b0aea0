/**
 * Refusals that the forms after a sign-up show themselves. A step that was done on another device goes to the common
 * listener, which leads home and loads the player anew.
 */
export const saidByForm = [
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
