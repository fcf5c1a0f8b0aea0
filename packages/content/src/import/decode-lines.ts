const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const LINE_FEED = 0x0a;

function decodeLine(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/**
 * Decodes a text line by line as UTF-8, or as Windows-1252 if that fails: old collections mix encodings, and one bad
 * line should not spoil the others.
 */
export function decodeLines(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  let start = 0;
  while (start <= bytes.length) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed === -1 ? bytes.length : feed;
    lines.push(decodeLine(bytes.subarray(start, end)).replace(/\r$/, ''));
    start = end + 1;
  }
  return lines;
}
