const GROUP = 4;
const SHOWN_END = 4;

/** A code of digits alone is read in groups of four; all others stand as they are. */
export const groupCode = (code: string): string =>
  /^\d{8,}$/.test(code) ? (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [code]).join(' ') : code;

/** End of a code, by which its owner knows it; of a short one nothing is told. */
export const codeEnd = (code: string): string => (code.length > SHOWN_END * 2 ? code.slice(-SHOWN_END) : '');

export const maskCode = (code: string): string => `•••• •••• ${codeEnd(code)}`.trim();
