/** Model of a client's view, which applies the next event, and refetches the match after a gap. */
import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import {
  clockShiftedEvent,
  playerLeftEvent,
  roundClosedEvent,
  roundOpenedEvent,
} from '@trivia/contract/realtime/match-events.ts';
import { safeParse } from 'zod/mini';

export interface Me {
  readonly id: string;
  readonly language: Language;
}

/** Undefined if the client must refetch the match. */
type Apply = (view: MatchView, payload: unknown, me: Me) => MatchView | undefined;

const openRound: Apply = (view, payload, { language }) => {
  const { data: event } = safeParse(roundOpenedEvent, payload);
  if (!event) return undefined;
  const { round: number, opensAtMs, closesAtMs, question, version } = event;
  const fresh = { boosters: [], removedOptionIds: [], audience: null, answeredPlayerIds: [] };
  const round = { ...fresh, number, opensAtMs, closesAtMs, question: question[language], myOptionId: null };
  return { ...view, version, phase: 'round', nextRoundAtMs: null, round };
};

const closeRound: Apply = (view, payload, { id, language }) => {
  const { data: event } = safeParse(roundClosedEvent, payload);
  const { round } = view;
  const mine = event?.answers.find(({ playerId }) => playerId === id);
  if (!event || !mine || round?.number !== event.round) return undefined;
  // This is the case after a lost reply to an answer.
  if ((mine.verdict === 'none') !== (round.myOptionId === null)) return undefined;
  const closed: ClosedRoundView = {
    number: round.number,
    question: round.question,
    rightOptionId: event.rightOptionId,
    myOptionId: round.myOptionId,
    verdict: mine.verdict,
    elapsedMs: mine.elapsedMs,
    answers: event.answers,
    boosters: round.boosters,
    isVoided: false,
    isReported: false,
    explanation: event.explanation[language],
    source: event.source,
  };
  const { version, nextRoundAtMs, standing } = event;
  const closedRounds = [...view.closedRounds, closed];
  return { ...view, version, phase: 'reveal', round: null, nextRoundAtMs, closedRounds, standing };
};

const leave: Apply = (view, payload, me) => {
  const { data: event } = safeParse(playerLeftEvent, payload);
  if (!event || event.playerId === me.id) return undefined;
  const { version, playerId } = event;
  const players = view.players.map((one) =>
    one.id === playerId ? { ...one, status: 'left' as const } : one,
  );
  // A player who is already out does not forfeit by leaving.
  const rivals = view.standing.players?.map((one) =>
    one.id === playerId && one.lives !== 0 ? { ...one, hasLeft: true } : one,
  );
  return { ...view, version, players, standing: { ...view.standing, ...(rivals && { players: rivals }) } };
};

const useBooster: Apply = (view, payload, me) => {
  const { data: event } = safeParse(playerLeftEvent, payload);
  return event && event.playerId !== me.id ? { ...view, version: event.version } : undefined;
};

const shiftClock: Apply = (view, payload) => {
  const { data: event } = safeParse(clockShiftedEvent, payload);
  const { round } = view;
  if (!event || (event.opensAtMs !== null) !== (round !== null)) return undefined;
  const { version, opensAtMs, nextRoundAtMs } = event;
  if (!round || opensAtMs === null) return { ...view, version, nextRoundAtMs };
  const closesAtMs = round.closesAtMs === null ? null : round.closesAtMs + opensAtMs - round.opensAtMs;
  return { ...view, version, round: { ...round, opensAtMs, closesAtMs } };
};

const appliers: Readonly<Record<string, Apply>> = {
  'round.opened': openRound,
  'round.closed': closeRound,
  'player.left': leave,
  'booster.used': useBooster,
  'clock.shifted': shiftClock,
};

/** Applies the next event of a match; undefined if the client must refetch it. */
export const applyEvent = (view: MatchView, kind: string, payload: unknown, me: Me): MatchView | undefined =>
  appliers[kind]?.(view, payload, me);
