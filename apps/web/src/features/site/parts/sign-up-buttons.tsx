import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './sign-up-buttons.module.css';

/** Sign-up and log-in buttons. Signed-in players see a link to the game instead. */
export function SignUpButtons({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.visitor}>{children}</div>
      <div className={styles.player}>
        <Button href="/modes" isWide>
          {t('site.toGames')}
        </Button>
      </div>
    </>
  );
}
