import type { MatchView } from '@trivia/contract/play/match.ts';
import { Mascot } from '../../../game/art/mascot.tsx';
import { pullOf, seatsOf } from '../../../game/live/seats/seats.ts';
import { Landscape, RiverFront } from './landscape.tsx';
import { Rope } from './rope.tsx';
import { Splash } from './splash.tsx';
import styles from './tug-stage.module.css';
import { lookOf } from './tug-state.ts';
import { Tugger } from './tugger.tsx';

interface TugStageProps {
  readonly match: MatchView;
  /** True for the original size, as in a result. */
  readonly isLarge?: boolean;
}

/** Rope over the river with a player at each end: the viewer is at the line's start. */
export function TugStage({ match, isLarge = false }: TugStageProps) {
  const looks = seatsOf(match).map(({ player }) => ({ player, ...lookOf(match, player, isLarge) }));
  const fallen = looks.find(({ state }) => state === 'fallen')?.player;
  const hasFallen = fallen !== undefined;
  const isTaut = looks.some(({ state }) => state === 'pulls');
  return (
    <div className={styles.stage} data-large={isLarge}>
      <div className={styles.box} aria-hidden="true">
        <Landscape />
        <div className={styles.moves} style={{ '--steps': pullOf(match) }} data-fallen={hasFallen}>
          <span className={styles.rope} data-taut={isTaut}>
            <svg viewBox="0 0 156 40" aria-hidden="true">
              <path className={styles.edge} d="M0 12Q78 34 156 12" />
              <path className={styles.hemp} d="M0 11Q78 33 156 11" />
              <path className={styles.twist} d="M0 11Q78 33 156 11" />
            </svg>
          </span>
          <span className={styles.flag} />
          {looks.map(({ player, state, expression }) => (
            <Tugger key={player.id} player={player} state={state} expression={expression} />
          ))}
        </div>
        {hasFallen && <Splash />}
        <RiverFront />
      </div>
      {fallen && (
        <span className={styles.bank} data-mine={fallen.isMe}>
          <Mascot
            pose={fallen.isMe ? 'consoling' : 'cheering'}
            looks={fallen.isMe ? 'end' : 'start'}
            isFirst
          />
        </span>
      )}
      <div className={styles.pegs}>
        <Rope match={match} />
      </div>
    </div>
  );
}
