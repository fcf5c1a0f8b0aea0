import type { PictureId } from '@trivia/rules/pictures.ts';

export const pictureUrl = (id: PictureId): string => `/pictures/${id}.webp`;
