/** Model of a device's match: the last reply, plus later events. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { matchEventSchemas } from '@trivia/contract/realtime/match-events.ts';
import { safeParse } from 'zod/mini';

export interface KnownMatch {
  readonly id: string;
  readonly version: number;
  readonly isOver: boolean;
  /** Open round, while this player can answer it. */
  readonly round: KnownRound | undefined;
}

export interface KnownRound {
  readonly number: number;
  readonly opensAtMs: number;
  readonly optionIds: readonly string[];
}

const optionIdsOf = (question: { options: readonly { id: string }[] }): string[] =>
  question.options.map(({ id }) => id);

export function knownMatchOf({ id, version, phase, round }: MatchView): KnownMatch {
  const isOpen = round !== null && round.myOptionId === null;
  return {
    id,
    version,
    isOver: phase === 'over',
    round: isOpen
      ? { number: round.number, opensAtMs: round.opensAtMs, optionIds: optionIdsOf(round.question) }
      : undefined,
  };
}

export interface ReceivedEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Applies an event; undefined if it is incomplete, so that the device must refetch the match. */
export function applyEvent(match: KnownMatch, { name, data }: ReceivedEvent): KnownMatch | undefined {
  const next = { ...match, version: match.version + 1 };
  if (name === 'round.closed') return { ...next, round: undefined };
  if (name !== 'round.opened') return undefined;
  const opened = safeParse(matchEventSchemas['round.opened'], data).data;
  if (!opened) return undefined;
  const { round: number, opensAtMs, question } = opened;
  return { ...next, round: { number, opensAtMs, optionIds: optionIdsOf(question.en) } };
}
