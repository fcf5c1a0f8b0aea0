import { dayOf, daysBetween } from '@trivia/rules/calendar/baghdad.ts';
import { useFormatDate, useFormatTime } from '../../game/format-date.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';

/** A past moment in Baghdad: the time of day today, else the day. */
export function useFormatMoment(): (atMs: number) => string {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  return (atMs) => {
    const daysAgo = daysBetween(dayOf(atMs), dayOf(serverNowMs()));
    if (daysAgo > 1) return formatDate(atMs);
    return daysAgo === 1 ? t('date.yesterday') : formatTime(atMs);
  };
}
