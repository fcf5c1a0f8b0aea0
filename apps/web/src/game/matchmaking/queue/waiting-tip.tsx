import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import styles from './waiting-tip.module.css';

const NEXT_MS = 6000;

/** Tips about the mode, one after another. */
export function WaitingTip({ modeId }: { readonly modeId: LiveModeId }) {
  const { t } = useI18n();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), NEXT_MS);
    return () => clearInterval(timer);
  }, []);
  const tips = [
    `tip.${modeId}`,
    'waiting.tip.stake',
    'waiting.tip.tier',
    'waiting.tip.lag',
    'waiting.tip.reload',
  ] as const;
  const tip = tips[turn % tips.length] ?? tips[0];
  return (
    <p key={tip} className={styles.tip}>
      <Info className={styles.icon} aria-hidden="true" />
      <span>
        <b>{t('waiting.tips')}</b> {t(tip)}
      </span>
    </p>
  );
}
