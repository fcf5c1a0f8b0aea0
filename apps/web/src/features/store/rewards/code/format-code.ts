const GROUP = 4;
const SHOWN_END = 4;

/** Groups a numeric code by four digits; other codes stay unchanged. */
export const groupCode = (code: string): string =>
  /^\d{8,}$/.test(code) ? (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [code]).join(' ') : code;

/** Last characters of a long code, by which its owner recognises it; empty for a short one. */
export const codeEnd = (code: string): string => (code.length > SHOWN_END * 2 ? code.slice(-SHOWN_END) : '');

export const maskCode = (code: string): string => `•••• •••• ${codeEnd(code)}`.trim();
