/** What the next look at the match tells; no toast in the middle of a question. */
export const quietErrors = [
  'MATCH_OVER',
  'MATCH_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;
