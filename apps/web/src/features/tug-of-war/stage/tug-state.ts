import type { Expression } from '@trivia/contract/play/expressions.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { type Player, winnerOf } from '../../../game/live/seats/seats.ts';

export interface TuggerLook {
  readonly state: 'still' | 'pulls' | 'gives' | 'fallen';
  readonly expression: Expression | undefined;
}

const still: TuggerLook = { state: 'still', expression: undefined };

/** Whether a player was right in the last round. */
const wasRight = ({ closedRounds }: MatchView, { id }: Player): boolean =>
  closedRounds.at(-1)?.answers.some(({ playerId, verdict }) => playerId === id && verdict === 'right') ??
  false;

/** Posture and expression during a reveal. The rope moves only if exactly one of the two was right. */
function lookInReveal(match: MatchView, player: Player): TuggerLook {
  const other = match.players.find(({ id }) => id !== player.id);
  if (!other || wasRight(match, player) === wasRight(match, other)) return still;
  return wasRight(match, player)
    ? { state: 'pulls', expression: 'strain' }
    : { state: 'gives', expression: 'wrong' };
}

/** Posture and expression of a player at the rope. The last reveal shows a pull, and only the ending the fall. */
export function lookOf(match: MatchView, player: Player, isEnding: boolean): TuggerLook {
  if (isEnding && match.result) {
    const winner = match.result.isCancelled ? undefined : winnerOf(match);
    if (!winner) return { state: 'still', expression: match.result.isCancelled ? undefined : 'win' };
    if (winner.id === player.id) return { state: 'pulls', expression: 'win' };
    // A player who left is not pulled into the river.
    return player.status === 'left'
      ? { state: 'still', expression: 'loss' }
      : { state: 'fallen', expression: 'wrong' };
  }
  return match.round ? still : lookInReveal(match, player);
}
