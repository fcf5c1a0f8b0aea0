export const survivalPath = '/play/solo-survival';
export const survivalMatchPath = (matchId: string): string => `${survivalPath}/match?match=${matchId}`;
export const survivalGame = { type: 'survival', mode: 'solo' } as const;
