import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { useState } from 'react';
import type { Stage } from '../match-stage.ts';

export interface ShownRound {
  readonly round: OpenRoundView;
  /** The same round after its end; null while it is open. */
  readonly closed: ClosedRoundView | null;
  /** Whether this screen has shown the round while it was open. */
  readonly wasOpen: boolean;
  /** Points that the answer has won. */
  readonly points: number;
}

/** Restores the open state of a round that was closed before the screen opened. */
const asOpen = ({ number, question, myOptionId, boosters }: ClosedRoundView): OpenRoundView => ({
  number,
  opensAtMs: 0,
  closesAtMs: null,
  question,
  myOptionId,
  boosters,
  removedOptionIds: [],
  audience: null,
  answeredPlayerIds: [],
});

/** The round on the screen, whether open or closed: the reveal keeps its options where they were. */
export function useShownRound(stage: Exclude<Stage, { kind: 'result' }>, match: MatchView): ShownRound {
  const [open, setOpen] = useState<{ round: OpenRoundView; points: number } | null>(null);
  if (stage.kind === 'question') {
    if (open?.round !== stage.round) setOpen({ round: stage.round, points: match.standing.points ?? 0 });
    return { round: stage.round, closed: null, wasOpen: true, points: 0 };
  }
  const { closed } = stage;
  const last = open?.round.number === closed.number ? open : null;
  return {
    round: last?.round ?? asOpen(closed),
    closed,
    wasOpen: last !== null,
    points: last ? (match.standing.points ?? 0) - last.points : 0,
  };
}
