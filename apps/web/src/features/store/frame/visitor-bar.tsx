import { askToSignIn } from '../../../game/player/as-player.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Logo } from '../../../ui/ornament/logo.tsx';
import styles from './visitor-bar.module.css';

/** Bar for visitors: the product's name, and sign-in buttons. */
export function VisitorBar() {
  const { t } = useI18n();
  return (
    <div className={styles.bar}>
      <a className={styles.brand} href="/landing">
        <Logo size={34} />
        {t('title.product')}
      </a>
      <Button variant="quiet" onClick={askToSignIn}>
        {t('store.enter')}
      </Button>
    </div>
  );
}
