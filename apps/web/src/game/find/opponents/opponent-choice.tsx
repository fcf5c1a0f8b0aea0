import { Link2, Shuffle, Wifi } from 'lucide-react';
import { Suspense, useEffect, useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import type { OnlinePlayer } from './online-list.ts';

const OnlinePlayers = lazyScreen(async () => (await import('./online-players.tsx')).OnlinePlayers);

import choice from '../../../ui/forms/choice.module.css';
import styles from './opponent-choice.module.css';
import type { OpponentWay } from './opponent-wish.ts';

const ways = [
  { way: 'random', icon: Shuffle },
  { way: 'online', icon: Wifi },
  { way: 'link', icon: Link2 },
] as const;

interface OpponentChoiceProps {
  readonly way: OpponentWay;
  readonly onWay: (way: OpponentWay) => void;
  readonly player: OnlinePlayer | null;
  readonly onPlayer: (player: OnlinePlayer) => void;
  /** A player should have been chosen, and was not. */
  readonly isMissing: boolean;
  /** Called once the list of players stands. */
  readonly onListShown: () => void;
}

/** Choice of the opponent: anyone, a player online, or a friend by a link. */
export function OpponentChoice(props: OpponentChoiceProps) {
  const { way, onWay, player, onPlayer, isMissing, onListShown } = props;
  const { t } = useI18n();
  const errorId = useId();
  useEffect(() => OnlinePlayers.preload(), []);
  return (
    <fieldset
      className={`${choice.choice} ${styles.choice}`}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>{t('find.opponent')}</legend>
      {ways.map(({ way: one, icon: IconOf }) => (
        <label key={one} className={`${choice.option} ${styles.way}`}>
          <input type="radio" name="way" checked={way === one} onChange={() => onWay(one)} />
          <span className={styles.glyph}>
            <IconOf aria-hidden="true" />
          </span>
          <span>
            <span className={styles.name}>{t(`find.${one}`)}</span>
            <span className={styles.hint}>{t(`find.${one}Hint`)}</span>
          </span>
        </label>
      ))}
      {way === 'online' && (
        <div className={styles.more}>
          <p id={errorId} role="alert" className={styles.error}>
            {isMissing && t('find.choosePlayer')}
          </p>
          <Suspense>
            <OnlinePlayers chosen={player} onChoose={onPlayer} onShown={onListShown} />
          </Suspense>
        </div>
      )}
    </fieldset>
  );
}
