import { operators } from '@trivia/contract/billing/operators.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { Picture } from '../../../game/art/picture.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './plus-strip.module.css';

/** Link to Plus, with its price by operator. */
export function PlusStrip() {
  const { t } = useI18n();
  const price = operators[0]?.terms.priceIqd;
  return (
    <Link className={styles.strip} to="/store/upgrade-plan">
      <Picture name="scene-erbil-citadel" sizes="22rem" className={styles.picture} />
      <span className={styles.words}>
        <b>{t('store.plus')}</b>
        {price !== undefined && <span>{t('store.plusFor', { price })}</span>}
      </span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </Link>
  );
}
