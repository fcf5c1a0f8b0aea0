import { useState } from 'react';
import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { greetingOf } from './greeting.ts';
import styles from './home-header.module.css';

/** Who plays, and what they have. */
export function HomeHeader() {
  const { t } = useI18n();
  const { name, avatarUrl, coin, point } = useUser();
  const [greeting] = useState(() => greetingOf(new Date().getHours()));
  return (
    <header className={styles.header}>
      <Avatar src={avatarUrl} size="m" />
      <div className={styles.words}>
        <p>{t(greeting)}</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </div>
      <div className={styles.amounts}>
        <Amount currency="coin" value={coin} isChip />
        <Amount currency="point" value={point} isChip />
      </div>
    </header>
  );
}
