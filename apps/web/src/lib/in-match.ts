/** Mark of the history entry that an unfinished match keeps above its own. */
export const matchMark = { inMatch: true } as const;

export const isMatchMark = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inMatch' in state;
