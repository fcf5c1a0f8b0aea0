const SPACES = /\s+/gu;

/** Options and prompts are kept and compared like this: NFC, trimmed, white space collapsed, nothing else changed. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(SPACES, ' ').trim();
