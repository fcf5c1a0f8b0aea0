/** Errors without a toast during a question, since the next view of the match shows their reason. */
export const quietErrors = [
  'MATCH_OVER',
  'MATCH_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;
