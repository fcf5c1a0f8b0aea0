import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Payment } from './payment.ts';

/** Reads the payments of an earlier run; empty without one. */
export function readPayments(file: string): Payment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payment[];
  } catch {
    return [];
  }
}

/** Replaces the file atomically by way of a temporary one, so that a crash leaves either version. */
export function writePayments(file: string, payments: readonly Payment[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(payments));
  renameSync(`${file}.new`, file);
}
