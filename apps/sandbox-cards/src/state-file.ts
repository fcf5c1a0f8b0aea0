import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Payment } from './payment.ts';

/** Payments of an earlier run; none where there was none. */
export function readPayments(file: string): Payment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payment[];
  } catch {
    return [];
  }
}

/** Writes payments beside the file and then in its place, so that a kill leaves the old ones or the new ones. */
export function writePayments(file: string, payments: readonly Payment[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(payments));
  renameSync(`${file}.new`, file);
}
