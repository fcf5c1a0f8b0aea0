import { useEffect, useState } from 'react';
import { type I18n, useI18n } from '../i18n/i18n.ts';
import { serverNowMs } from './server-clock.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A duration in its two largest units: `5 h 12 min`. */
export function formatTimeLeft({ t }: Pick<I18n, 't'>, leftMs: number): string {
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  if (days > 0) return t('time.daysHours', { days, hours });
  if (hours > 0) return t('time.hoursMinutes', { hours, minutes });
  if (minutes > 0) return t('time.minutes', { minutes });
  return t('time.seconds', { seconds: Math.max(0, Math.ceil(leftMs / SECOND_MS)) });
}

/** Remaining time until a time of the server's clock, kept up to date. Calls `onEnd` at the end. */
export function useTimeLeft(untilMs: number, onEnd?: () => void): string {
  const i18n = useI18n();
  const [leftMs, setLeftMs] = useState(() => untilMs - serverNowMs());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const left = untilMs - serverNowMs();
      setLeftMs(left);
      if (left <= 0) return onEnd?.();
      const unit = left <= MINUTE_MS + SECOND_MS ? SECOND_MS : MINUTE_MS;
      timer = setTimeout(update, (left % unit) + 20);
    };
    update();
    return () => clearTimeout(timer);
  }, [untilMs, onEnd]);

  return formatTimeLeft(i18n, Math.max(0, leftMs));
}
