import { useI18n } from '../../../lib/i18n/i18n.ts';
import { BackIcon } from '../../../ui/back/back-icon.tsx';
import { Amount } from '../../player/amount.tsx';
import { useUserStore } from '../../player/user-store.ts';
import styles from './screen-bar.module.css';

interface ScreenBarProps {
  readonly title: string;
  readonly backTo: string;
}

/** Bar with a back link, the title, and the balances. */
export function ScreenBar({ title, backTo }: ScreenBarProps) {
  const { t } = useI18n();
  const user = useUserStore(({ user: stored }) => stored);
  return (
    <header className={styles.bar}>
      <BackIcon to={backTo} label={t('appearance.back')} />
      <h1>{title}</h1>
      {user && (
        <p className={styles.purse}>
          <Amount currency="coin" value={user.coin} isChip />
          <Amount currency="point" value={user.point} isChip />
        </p>
      )}
    </header>
  );
}
