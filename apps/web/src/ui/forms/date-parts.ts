/** A date as a form takes it: day, month and year one by one. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Parts of an ISO date, such as 2000-02-03; empty ones of anything else. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return { day: String(Number(day) || ''), month: String(Number(month) || ''), year };
}

/** The ISO date of all three parts; empty while one is missing. */
export const dateOf = ({ day, month, year }: DateParts): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
