import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { aim } from '../../../lib/aim.ts';
import { beforePaint } from '../../../lib/before-paint.ts';
import { PlayerFace } from '../faces/player-face.tsx';
import { expressionIn, seatsOf } from '../seats/seats.ts';
import styles from './chosen-faces.module.css';

/** Width of a face's ring with a small margin, in CSS pixels. */
const RING_PX = 9;

/** Whether the faces, or their rings, would cover the text of the answer. */
function coversText(faces: Element): boolean {
  const words = document.createRange();
  const text = faces.parentElement?.querySelector('bdi');
  if (!text) return false;
  words.selectNodeContents(text);
  const place = faces.getBoundingClientRect();
  const [from, to] = [place.left - RING_PX, place.right + RING_PX];
  return [...words.getClientRects()].some(({ left, right }) => left < to && right > from);
}

/** Sets the start of each face's animation: its place among the players. */
function measureMoves(faces: Element): void {
  for (const face of faces.querySelectorAll<HTMLElement>('[data-from]')) {
    const to = face.getBoundingClientRect();
    const from = document.querySelector(`[data-player="${face.dataset.from}"] img`)?.getBoundingClientRect();
    if (from) aim(face, to, from);
  }
}

const placeFaces = beforePaint<HTMLSpanElement>((faces) => {
  faces.dataset.raised = String(coversText(faces));
  measureMoves(faces);
});

interface ChosenFacesProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
  readonly optionId: string;
}

/**
 * Faces of the players who chose an answer, beside its text or on its edge. Screen readers get the same from the
 * verdict in a match of two.
 */
export function ChosenFaces({ match, closed, optionId }: ChosenFacesProps) {
  const chosenBy = (id: string) => closed.answers.find(({ playerId }) => playerId === id)?.optionId;
  const players = seatsOf(match)
    .map(({ player }) => player)
    .filter(({ id }) => chosenBy(id) === optionId);
  if (players.length === 0) return null;
  // Only a 1v1 battle shows the same expressions above, already loaded.
  const isPair = match.type === 'headtohead';
  return (
    <span ref={placeFaces} className={styles.faces} aria-hidden="true">
      {players.map((player) => (
        <span key={player.id} className={styles.face} data-from={player.id}>
          <PlayerFace
            player={player}
            size="s"
            expression={isPair ? expressionIn(match, player) : undefined}
          />
        </span>
      ))}
    </span>
  );
}
