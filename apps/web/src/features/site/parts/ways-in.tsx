import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './ways-in.module.css';

/** Buttons for visitors. Signed-in players get the link to the game in their place. */
export function WaysIn({ children }: { readonly children: ReactNode }) {
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
