import { hourOf } from '@trivia/rules/calendar/baghdad.ts';
import { useState } from 'react';
import { Picture } from '../../../game/art/picture.tsx';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import styles from './home-sky.module.css';
import { skyOf } from './sky-of.ts';

/** Sky in the background of home, by the time in Baghdad. */
export function HomeSky() {
  const [{ name, wide }] = useState(() => skyOf(hourOf(serverNowMs())));
  return (
    <div className={styles.sky}>
      <Picture className={styles.picture} name={name} wide={wide} sizes="50vw" isFirst />
    </div>
  );
}
