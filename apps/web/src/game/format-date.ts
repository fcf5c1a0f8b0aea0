import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { useI18n } from '../lib/i18n/i18n.ts';
import { localizeDigits } from '../lib/i18n/localize-digits.ts';

const MINUTE_MS = 60_000;

/** Time of day in Baghdad in 24 hours, with the digits of the player's language. */
export function useFormatTime(): (atMs: number) => string {
  const { language } = useI18n();
  return (atMs) => {
    const minutes = Math.floor((atMs - dayStartMs(dayOf(atMs))) / MINUTE_MS);
    const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    return localizeDigits(digits.join(':'), language);
  };
}

/** A date in the player's language. Intl has no Kurdish, so the month names are our own texts. */
export function useFormatDate(): (atMs: number) => string {
  const { t, language, numberLocale, formatNumber } = useI18n();
  if (language !== 'ckb') {
    // The shorter style of Arabic is a row of numbers.
    const dateStyle = language === 'ar' ? 'long' : 'medium';
    const format = new Intl.DateTimeFormat(numberLocale, { dateStyle, timeZone: 'Asia/Baghdad' });
    return (atMs) => format.format(atMs);
  }
  const parts = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'Asia/Baghdad',
  });
  return (atMs) => {
    const found = new Map(parts.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
    const number = (type: 'day' | 'month' | 'year') => found.get(type) ?? 0;
    return t('date.day', {
      day: formatNumber(number('day')),
      month: t(`month.${number('month') as Month}`),
      year: formatNumber(number('year'), { useGrouping: false }),
    });
  };
}
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
