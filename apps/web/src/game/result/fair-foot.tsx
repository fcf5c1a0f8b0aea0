import { Dices } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { FairPlayLink } from '../fair-play-link.tsx';
import styles from './fair-foot.module.css';

/** Links to the page about fair play, and to the check of this match's draw. */
export function FairFoot({ drawnMatchId }: { readonly drawnMatchId: string | null }) {
  const { t } = useI18n();
  return (
    <p className={styles.foot}>
      <FairPlayLink className={styles.link} />
      {drawnMatchId !== null && (
        <Link className={styles.link} to={`/play/draws/${drawnMatchId}`}>
          <Dices width={20} height={20} aria-hidden="true" />
          {t('match.checkDraw')}
        </Link>
      )}
    </p>
  );
}
