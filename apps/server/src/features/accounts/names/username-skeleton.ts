/**
 * Skeletons of usernames: their look, by Unicode's table of confusable characters.
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
import unhomoglyph from 'unhomoglyph';
import { foldLetters, foldUsername } from './fold-username.ts';

const drawOnce = (letters: string): string => unhomoglyph(letters).toLowerCase();
/**
 * Applies the table twice: it maps small letters of one script to capitals of another, which have small ones
 * of their own.
 */
const draw = (letters: string): string => drawOnce(drawOnce(letters));

/** Skeleton of a name, the same for names that look alike in small letters. */
export const skeletonOf = (username: string): string => draw(foldUsername(username));

const capitalI = /[I\u0399\u0406\u04c0]/g;

/** All skeletons that a name as written may be mistaken for: a capital I also looks like a small l. */
export function looksOf(username: string): string[] {
  const written = foldLetters(username);
  return [...new Set([skeletonOf(username), draw(written), draw(written.replace(capitalI, 'i'))])];
}
