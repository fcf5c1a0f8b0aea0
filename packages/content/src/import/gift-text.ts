import { decode } from 'html-entities';
import { restoreEscapes } from './gift-escapes.ts';

const formats = ['html', 'moodle', 'plain', 'markdown'] as const;
export type GiftFormat = (typeof formats)[number];

const MARKER = /^\s*\[(html|moodle|plain|markdown)\]/;

/** Splits off a format such as `[html]`; a text without one inherits its question's format. */
export function splitFormat(text: string, inherited: GiftFormat): { format: GiftFormat; text: string } {
  const marker = MARKER.exec(text);
  const format = formats.find((name) => name === marker?.[1]);
  return format ? { format, text: text.slice(marker?.[0].length) } : { format: inherited, text };
}

const stripMarkup = (html: string): string =>
  decode(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?[a-z][^>]*>/gi, ' '));

/** Plain text of either format. */
export function readWords(text: string, inherited: GiftFormat): string {
  const { format, text: body } = splitFormat(text, inherited);
  const restored = restoreEscapes(body);
  return format === 'html' ? stripMarkup(restored) : restored;
}
