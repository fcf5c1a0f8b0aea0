import { limits } from '@trivia/contract/limits.ts';
import { invalidField } from '../../../lib/app-error.ts';

/** Baghdad has no summer time. */
const BAGHDAD_OFFSET_MS = 3 * 60 * 60 * 1000;

/** Refuses a date of birth (`YYYY-MM-DD`) below the minimum age, or in the future. */
export function requireAge(dateOfBirth: string, nowMs: number): void {
  const today = new Date(nowMs + BAGHDAD_OFFSET_MS).toISOString().slice(0, 10);
  const latest = `${Number(today.slice(0, 4)) - limits.minimumAgeYears}${today.slice(4)}`;
  if (dateOfBirth > today) throw invalidField('dateOfBirth', 'field.dateOfBirth');
  if (dateOfBirth > latest) throw invalidField('dateOfBirth', 'field.tooYoung');
}
