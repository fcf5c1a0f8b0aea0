import { secondsAt } from '@trivia/rules/pace/own-pace.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useOwnTime } from './play-settings.ts';

/** Rule about the time of a single-player mode: its seconds per question, at the player's own pace. */
export function useTimeRule(seconds: number): string {
  const { t } = useI18n();
  const own = secondsAt(useOwnTime(), seconds);
  return own === null ? t('play.ruleNoClock') : t('play.ruleTime', { seconds: own });
}
