import { randomKey } from './random-key.ts';

/** A random UUID (version 4). `crypto.randomUUID` is missing on insecure connections. */
export function randomUuid(): string {
  const variant = ((Number.parseInt(randomKey().slice(0, 1), 16) & 0x3) | 0x8).toString(16);
  return randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
