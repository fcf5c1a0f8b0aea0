import { type GiftFormat, readWords } from './gift-text.ts';

export interface GiftChoice {
  readonly text: string;
  /** Credit in percent. */
  readonly weight: number;
  readonly feedback: string | null;
}

const PARTS = /([=~])([^=~]*)/g;
const WEIGHT = /^\s*%(-?[\d.]+)%/;
const FULL_CREDIT = 100;

function readChoice(sign: string, body: string, format: GiftFormat): GiftChoice {
  const weight = WEIGHT.exec(body);
  const rest = weight ? body.slice(weight[0].length) : body;
  const [text = '', feedback] = rest.split('#', 2);
  return {
    text: readWords(text, format),
    weight: weight ? Number(weight[1]) : sign === '=' ? FULL_CREDIT : 0,
    feedback: feedback === undefined ? null : readWords(feedback, format),
  };
}

/** Parses `=right#feedback ~wrong ~%50%half right`, with protected escapes. */
export const readChoices = (block: string, format: GiftFormat): GiftChoice[] =>
  [...block.matchAll(PARTS)].map(([, sign = '', body = '']) => readChoice(sign, body, format));

export const isFullCredit = ({ weight }: GiftChoice): boolean => weight === FULL_CREDIT;
