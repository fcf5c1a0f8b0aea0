import { createHash } from 'node:crypto';

const LENGTH = 8;

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, LENGTH);
