import { Dices } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './draw-link.module.css';

/** The way to the page that checks how the questions of a match were drawn. */
export function DrawLink({ matchId }: { readonly matchId: string }) {
  const { t } = useI18n();
  return (
    <Link className={styles.link} to={`/play/draws/${matchId}`}>
      <Dices className={styles.icon} aria-hidden="true" />
      {t('match.checkDraw')}
    </Link>
  );
}
