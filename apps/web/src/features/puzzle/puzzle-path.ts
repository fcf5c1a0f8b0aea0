import type { PictureId } from '@trivia/rules/pictures.ts';

export const puzzlePath = '/play/puzzle';
export const puzzleMatchPath = (matchId: string): string => `${puzzlePath}/match?match=${matchId}`;
export const puzzleGame = { type: 'puzzle', mode: 'solo' } as const;

export const pictureUrl = (id: PictureId): string => `/pictures/${id}.webp`;
