/** Day, month and year of a date in a form. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Parts of an ISO date such as 2000-02-03; empty parts for any other text. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return { day: String(Number(day) || ''), month: String(Number(month) || ''), year };
}

/** ISO date of three parts; empty while one is missing. */
export const dateOf = ({ day, month, year }: DateParts): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
