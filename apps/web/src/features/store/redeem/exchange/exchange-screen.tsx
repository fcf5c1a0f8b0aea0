import { type ReactNode, useEffect } from 'react';
import { Amount } from '../../../../game/player/amount.tsx';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { clearReturnPage } from '../../../../lib/return-page.ts';
import { BackIcon } from '../../../../ui/back/back-icon.tsx';
import styles from './exchange-screen.module.css';

interface ExchangeScreenProps {
  /** Picture at the top; left out until it has loaded. */
  readonly face?: ReactNode;
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Layout of an offer for points: its picture, its description, and details. */
export function ExchangeScreen({ face, title, lead, children }: ExchangeScreenProps) {
  const { t } = useI18n();
  const points = useUserStore(({ user }) => user?.point);
  const isSignedIn = points !== undefined;
  useEffect(() => {
    if (isSignedIn) clearReturnPage();
  }, [isSignedIn]);
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <BackIcon to="/store?tab=redeem" label={t('redeem.back')} />
        {isSignedIn && <Amount currency="point" value={points} isChip />}
      </header>
      {face !== undefined && <div className={styles.face}>{face}</div>}
      <div className={styles.body}>
        {title !== undefined && <h1>{title}</h1>}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
