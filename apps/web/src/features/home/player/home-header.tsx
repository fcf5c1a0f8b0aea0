import { useState } from 'react';
import { Amount } from '../../../game/player/amount.tsx';
import { Face } from '../../../game/player/face.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { greetingOf } from './greeting.ts';
import styles from './home-header.module.css';

/** The player with their balances. */
export function HomeHeader() {
  const { t } = useI18n();
  const { name, avatarUrl, frame, coin, point } = useUser();
  const [greeting] = useState(() => greetingOf(new Date().getHours()));
  return (
    <header className={styles.header}>
      <Face src={avatarUrl} frame={frame} size="m" />
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
