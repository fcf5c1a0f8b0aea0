import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';

export function NextChallenge({ atMs }: { readonly atMs: number }) {
  const { t } = useI18n();
  const time = useTimeLeft(atMs);
  return <p>{t('result.nextIn', { time })}</p>;
}
