import { useCallback } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const MS = 1000;

/** Formats a time in seconds with one decimal. */
export function useTimeText(): (timeMs: number) => string {
  const { t, formatNumber } = useI18n();
  return useCallback(
    (timeMs) => t('live.seconds', { time: formatNumber(timeMs / MS, TENTHS) }),
    [t, formatNumber],
  );
}
