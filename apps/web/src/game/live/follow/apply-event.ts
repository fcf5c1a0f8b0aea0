/** Applies an event to the shown match, if it contains all changes. */
import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';
import type { MatchEvents } from '@trivia/contract/realtime/match-events.ts';

export type LiveEvent = {
  [Name in keyof MatchEvents]: { readonly name: Name; readonly data: MatchEvents[Name] };
}[keyof MatchEvents];

export interface Viewer {
  readonly language: Language;
  /** Option that the player chose in a round on this device. */
  readonly pickOf: (round: number) => string | null;
}

/** `old`: the event is already applied. `unknown`: data or an earlier event are missing, so the match is refetched. */
export type Applied = MatchView | 'old' | 'unknown';

const open = (data: MatchEvents['round.opened'], { language }: Viewer): OpenRoundView => ({
  number: data.round,
  opensAtMs: data.opensAtMs,
  closesAtMs: data.closesAtMs,
  question: data.question[language],
  myOptionId: null,
  boosters: [],
  removedOptionIds: [],
  audience: null,
  answeredPlayerIds: [],
});

/** Whether an event has all its fields. An older server may send fewer during a deployment. */
const isComplete = ({ name, data }: LiveEvent): boolean =>
  name === 'round.opened' ? 'question' in data : name !== 'round.closed' || 'answers' in data;

/** Undefined if the event lacks the player's own answer. */
function close(
  match: MatchView,
  data: MatchEvents['round.closed'],
  { language, pickOf }: Viewer,
): ClosedRoundView | undefined {
  const { round } = match;
  const me = match.players.find(({ isMe }) => isMe);
  const mine = data.answers.find(({ playerId }) => playerId === me?.id);
  if (round?.number !== data.round || !mine) return undefined;
  const { verdict, elapsedMs } = mine;
  const right = verdict === 'right' ? data.rightOptionId : null;
  const myOptionId = verdict === 'none' ? null : (right ?? round.myOptionId ?? pickOf(data.round));
  if (verdict === 'wrong' && (myOptionId === null || myOptionId === data.rightOptionId)) return undefined;
  return {
    number: data.round,
    question: round.question,
    rightOptionId: data.rightOptionId,
    myOptionId,
    verdict,
    elapsedMs,
    answers: data.answers,
    boosters: round.boosters,
    isVoided: false,
    isReported: false,
    explanation: data.explanation[language],
    source: data.source,
  };
}

const leave = (match: MatchView, playerId: string): Partial<MatchView> => ({
  players: match.players.map((one) => (one.id === playerId ? { ...one, status: 'left' } : one)),
  standing: {
    ...match.standing,
    ...(match.standing.players && {
      // Leaving changes nothing for a player who is already out.
      players: match.standing.players.map((one) =>
        one.id === playerId && one.lives !== 0 ? { ...one, hasLeft: true } : one,
      ),
    }),
  },
});

/** Shifts the clocks, and keeps the player's own extra time. Undefined if the event is about another round. */
function shift(
  { round }: MatchView,
  { opensAtMs, nextRoundAtMs }: MatchEvents['clock.shifted'],
): Partial<MatchView> | undefined {
  if (opensAtMs === null) return { nextRoundAtMs };
  if (!round) return undefined;
  const closesAtMs = round.closesAtMs === null ? null : round.closesAtMs + opensAtMs - round.opensAtMs;
  return { round: { ...round, opensAtMs, closesAtMs } };
}

/** Changes by the next event after the shown version; undefined if the event lacks data. */
function changeBy(match: MatchView, event: LiveEvent, viewer: Viewer): Partial<MatchView> | undefined {
  const isMine = (id: string): boolean => match.players.some((one) => one.isMe && one.id === id);
  switch (event.name) {
    case 'round.opened':
      return { phase: 'round', round: open(event.data, viewer), nextRoundAtMs: null };
    case 'round.closed': {
      const closed = close(match, event.data, viewer);
      const { nextRoundAtMs, standing } = event.data;
      return (
        closed && {
          phase: 'reveal',
          round: null,
          nextRoundAtMs,
          standing,
          closedRounds: [...match.closedRounds, closed],
        }
      );
    }
    case 'booster.used':
      return isMine(event.data.playerId) ? undefined : {};
    case 'player.left':
      return isMine(event.data.playerId) ? undefined : leave(match, event.data.playerId);
    case 'clock.shifted':
      return shift(match, event.data);
    case 'match.finished':
      return undefined;
  }
}

/** The match after an event, if it is the next one and contains all changes for this player. */
export function applyEvent(match: MatchView, event: LiveEvent, viewer: Viewer): Applied {
  const { version, serverTimeMs } = event.data;
  if (version <= match.version) return 'old';
  if (version > match.version + 1) return 'unknown';
  const change = isComplete(event) ? changeBy(match, event, viewer) : undefined;
  return change ? { ...match, ...change, version, serverTimeMs } : 'unknown';
}
