import { useCallback } from 'react';
import { formatSeconds } from '../../../lib/i18n/format-seconds.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';

/** Formats a time in seconds with one decimal. */
export function useTimeText(): (timeMs: number) => string {
  const { t, language } = useI18n();
  return useCallback((timeMs) => t('live.seconds', { time: formatSeconds(timeMs, language) }), [t, language]);
}
