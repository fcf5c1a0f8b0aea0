/**
 * What the forms behind a sign-up say themselves. That their step is done already, on another device, is for the one place
 * that leads home, where the player is loaded anew.
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
