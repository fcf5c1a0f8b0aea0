/**
 * Fills in messages that were compiled at build time. They contain only values, numbers and plurals, so these lines
 * replace a library of 2.6 kB; `messages.test.ts` compares the two.
 */
import type { Language } from '@trivia/contract/languages.ts';

export type MessageValues = Readonly<Record<string, number | string>>;

type Part =
  | string
  | readonly [name: string, kind?: 'number']
  | readonly [name: string, kind: 'plural', cases: Readonly<Record<string, Message | undefined>>];
export type Message = readonly Part[];

interface Formats {
  readonly language: Language;
  readonly formatNumber: (value: number) => string;
}

export function messageFormatter({ language, formatNumber }: Formats) {
  let pluralRules: Intl.PluralRules | undefined;
  const categoryOf = (count: number): string => {
    pluralRules ??= new Intl.PluralRules(language);
    return pluralRules.select(count);
  };

  /** `count` replaces `#` within a plural. */
  return function format(message: Message, values: MessageValues, count?: number): string {
    const write = (part: Part): string => {
      if (part === '#' && count !== undefined) return formatNumber(count);
      if (typeof part === 'string') return part;
      const [name, kind, cases] = part;
      const value = values[name] ?? '';
      if (!kind) return String(value);
      const number = Number(value);
      if (!cases) return formatNumber(number);
      return format(cases[number] ?? cases[categoryOf(number)] ?? cases.other ?? [], values, number);
    };
    return message.map(write).join('');
  };
}
