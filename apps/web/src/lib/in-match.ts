/** History state that marks the extra entry of an unfinished match. */
export const matchMark = { inMatch: true } as const;

export const isMatchMark = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inMatch' in state;
