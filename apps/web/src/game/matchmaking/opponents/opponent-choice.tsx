import { Link2, Shuffle, Wifi } from 'lucide-react';
import { Suspense, useEffect, useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import type { OnlinePlayer } from './online-list.ts';

const OnlineRivals = lazyWithPreload(async () => (await import('./online-rivals.tsx')).OnlineRivals);

import choice from '../../../ui/forms/choice.module.css';
import styles from './opponent-choice.module.css';
import type { OpponentKind } from './opponent-selection.ts';

const kinds = [
  { kind: 'random', icon: Shuffle },
  { kind: 'online', icon: Wifi },
  { kind: 'link', icon: Link2 },
] as const;

interface OpponentChoiceProps {
  readonly kind: OpponentKind;
  readonly onKind: (kind: OpponentKind) => void;
  readonly player: OnlinePlayer | null;
  readonly onPlayer: (player: OnlinePlayer) => void;
  /** True after a start without a chosen player. */
  readonly isMissing: boolean;
  /** Called once the list of players is shown. */
  readonly onListShown: () => void;
}

/** Choice of the opponent: anyone, an online player, or a friend by link. */
export function OpponentChoice(props: OpponentChoiceProps) {
  const { kind, onKind, player, onPlayer, isMissing, onListShown } = props;
  const { t } = useI18n();
  const errorId = useId();
  useEffect(() => OnlineRivals.preload(), []);
  return (
    <fieldset
      className={`${choice.choice} ${styles.choice}`}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>{t('find.opponent')}</legend>
      {kinds.map(({ kind: one, icon: IconOf }) => (
        <label key={one} className={`${choice.option} ${styles.way}`}>
          <input type="radio" name="way" checked={kind === one} onChange={() => onKind(one)} />
          <span className={styles.glyph}>
            <IconOf aria-hidden="true" />
          </span>
          <span>
            <span className={styles.name}>{t(`find.${one}`)}</span>
            <span className={styles.hint}>{t(`find.${one}Hint`)}</span>
          </span>
        </label>
      ))}
      {kind === 'online' && (
        <div className={styles.more}>
          <p id={errorId} role="alert" className={styles.error}>
            {isMissing && t('find.choosePlayer')}
          </p>
          <Suspense>
            <OnlineRivals chosen={player} onChoose={onPlayer} onShown={onListShown} />
          </Suspense>
        </div>
      )}
    </fieldset>
  );
}
