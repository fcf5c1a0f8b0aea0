/**
 * Skeletons of usernames: names that look alike have the same one. Source: Unicode's confusable characters,
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
import unhomoglyph from 'unhomoglyph';
import { foldLetters, foldUsername } from './fold-username.ts';

const mapConfusables = (letters: string): string => unhomoglyph(letters).toLowerCase();
/**
 * Applies the table twice, because it maps small letters of one script to capitals of another, whose small letters
 * are mapped in turn.
 */
const toSkeleton = (letters: string): string => mapConfusables(mapConfusables(letters));

/** Skeleton of a name, equal for names that look alike in lower case. */
export const skeletonOf = (username: string): string => toSkeleton(foldUsername(username));

const capitalI = /[I\u0399\u0406\u04c0]/g;

/** All skeletons of a name as written: a capital I also looks like a small l. */
export function skeletonsOf(username: string): string[] {
  const written = foldLetters(username);
  return [
    ...new Set([skeletonOf(username), toSkeleton(written), toSkeleton(written.replace(capitalI, 'i'))]),
  ];
}
