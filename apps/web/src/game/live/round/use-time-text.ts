import { useCallback } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const MS = 1000;

/** Writes a time in seconds, to a tenth. */
export function useTimeText(): (timeMs: number) => string {
  const { t, formatNumber } = useI18n();
  return useCallback(
    (timeMs) => t('live.seconds', { time: formatNumber(timeMs / MS, TENTHS) }),
    [t, formatNumber],
  );
}
