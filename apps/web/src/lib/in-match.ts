/** A match that goes on keeps an entry with this mark above itself in the browser's history. */
export const matchMark = { inMatch: true } as const;

export const isMatchMark = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inMatch' in state;
