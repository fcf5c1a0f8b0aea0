import type { Expression } from '@trivia/contract/play/expressions.ts';
import type { Player } from '../../../game/live/seats/seats.ts';
import { Face } from '../../../game/player/face.tsx';
import styles from './tugger.module.css';

interface TuggerProps {
  readonly player: Player;
  /** Movement of the rope in the last round, from this player's view; `fallen` once it has pulled them in. */
  readonly state: 'still' | 'pulls' | 'gives' | 'fallen';
  readonly expression: Expression | undefined;
}

/** Figure of a player at the rope, in the colour of its side, with the player's face. */
export function Tugger({ player, state, expression }: TuggerProps) {
  return (
    <div className={styles.tugger} data-me={player.isMe} data-state={state} data-player={player.id}>
      <div className={styles.lean}>
        <svg className={styles.figure} viewBox="0 0 120 130" aria-hidden="true">
          <path className={styles.legs} d="M44 88L66 104L80 126M40 88L48 108L52 126" />
          <path className={styles.shoes} d="M72 126h16M46 126h15" />
          <path
            className={styles.coat}
            d="M22 52C20 40 30 34 42 38C54 42 60 60 62 84C62 94 52 99 40 98C30 97 28 92 27 84z"
          />
          <path className={styles.belt} d="M28 78Q44 86 61 76L62 88Q44 96 28 88z" />
          <path className={styles.stitch} d="M30 82l4 4 4-4 4 4 4-4 4 4 4-5 4 4" />
          <path className={styles.arms} d="M42 50L70 62L98 64M36 52L62 68L86 65" />
          <circle className={styles.hand} cx="100" cy="64" r="8" />
          <circle className={styles.hand} cx="87" cy="66" r="8" />
        </svg>
        <Face src={player.avatarUrl} frame={player.frame} expression={expression} className={styles.head} />
      </div>
    </div>
  );
}
