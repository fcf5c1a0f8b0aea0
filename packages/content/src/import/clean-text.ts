const SPACES = /\s+/gu;

/**
 * Normalises options and prompts for storage and comparison: NFC, trimmed, white space collapsed, nothing
 * else changed.
 */
export const cleanText = (text: string): string => text.normalize('NFC').replace(SPACES, ' ').trim();
