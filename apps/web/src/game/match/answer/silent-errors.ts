/** Errors without a toast during a question, because the refetched match shows their reason. */
export const silentErrors = [
  'MATCH_OVER',
  'MATCH_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;
