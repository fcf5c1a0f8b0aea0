import type { ClosedRoundView, MatchView } from '@trivia/contract/match.ts';
import { useLayoutEffect, useRef } from 'react';
import { PlayerFace } from '../seats/player-face.tsx';
import { type Player, seatsOf } from '../seats/seats.ts';
import styles from './chosen-faces.module.css';

/** A face that comes from its place among the players. */
function ChosenFace({ player }: { readonly player: Player }) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const to = face.current?.getBoundingClientRect();
    const from = document.querySelector(`[data-player="${player.id}"] img`)?.getBoundingClientRect();
    if (!face.current || !from || !to) return;
    face.current.style.setProperty('--x', `${from.x + from.width / 2 - to.x - to.width / 2}px`);
    face.current.style.setProperty('--y', `${from.y + from.height / 2 - to.y - to.height / 2}px`);
  }, [player.id]);
  return (
    <span ref={face} className={styles.face}>
      <PlayerFace player={player} size="s" />
    </span>
  );
}

interface ChosenFacesProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
  readonly optionId: string;
}

/** Faces of the players who chose an answer. For screen readers the verdict has the same of two players. */
export function ChosenFaces({ match, closed, optionId }: ChosenFacesProps) {
  const whose = (id: string) => closed.answers.find(({ playerId }) => playerId === id)?.optionId;
  const players = seatsOf(match)
    .map(({ player }) => player)
    .filter(({ id }) => whose(id) === optionId);
  if (players.length === 0) return null;
  return (
    <span className={styles.faces} aria-hidden="true">
      {players.map((player) => (
        <ChosenFace key={player.id} player={player} />
      ))}
    </span>
  );
}
