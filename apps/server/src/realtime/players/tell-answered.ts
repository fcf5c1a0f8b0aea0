import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import type { PlayerAnsweredEvent } from '@trivia/contract/realtime.ts';
import { findProgress, type Progress } from '../../features/play/find-progress.ts';
import type { Deps } from '../../lib/deps.ts';
import { inGroups } from '../../lib/in-groups.ts';
import { matchChannel } from './channels.ts';

type TellDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

/** How often a crowd is told how many have answered. */
const CROWD_EVERY_MS = 1_000;

interface MatchRound {
  readonly matchId: string;
  readonly round: number;
}

const isCrowd = ({ playerCount }: Progress): boolean => playerCount > limits.listedPlayers;

function mark({ matchId, round }: MatchRound, progress: Progress): PlayerAnsweredEvent {
  const { answeredCount, answeredPlayerIds } = progress;
  return {
    matchId,
    round,
    answeredCount,
    answeredPlayerIds: isCrowd(progress) ? [] : [...answeredPlayerIds],
  };
}

/** Answers that come while a mark is on its way, or while a crowd has to wait for the next, go into that one. */
const tellInTurn = inGroups(async ({ db, realtime }: TellDeps, answered: readonly MatchRound[]) => {
  const [first] = answered;
  let progress = first && (await findProgress(db, first.matchId, first.round));
  if (first && progress && isCrowd(progress)) {
    await pause(CROWD_EVERY_MS, undefined, { ref: false });
    progress = await findProgress(db, first.matchId, first.round);
  }
  if (first && progress) {
    const channel = matchChannel({ ...first, ...progress });
    realtime.publish(channel, 'player.answered', mark(first, progress));
  }
  return () => undefined;
});

/** Lets the players of a live match see that others have answered a round that is still open. After the commit. */
export function tellAnswered(deps: TellDeps, answered: MatchRound): void {
  if (!deps.realtime.hasListeners) return;
  const { matchId, round } = answered;
  tellInTurn(deps, `${matchId}/${round}`, answered).catch((error: unknown) =>
    deps.log.warn({ err: error, matchId }, 'players were not told who has answered'),
  );
}
