/** A device's knowledge of its match: the last reply, plus the events since. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { matchEventSchemas } from '@trivia/contract/realtime.ts';
import { safeParse } from 'zod/mini';

export interface KnownMatch {
  readonly id: string;
  readonly version: number;
  readonly isOver: boolean;
  /** The open round, while this player can answer it. */
  readonly round: KnownRound | undefined;
}

export interface KnownRound {
  readonly number: number;
  readonly opensAtMs: number;
  readonly optionIds: readonly string[];
}

const optionIdsOf = (question: { options: readonly { id: string }[] }): string[] =>
  question.options.map(({ id }) => id);

export function knownOf({ id, version, phase, round }: MatchView): KnownMatch {
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

export interface HeardEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Undefined when the event is incomplete, so that the device has to ask. */
export function applyEvent(match: KnownMatch, { name, data }: HeardEvent): KnownMatch | undefined {
  const next = { ...match, version: match.version + 1 };
  if (name === 'round.closed') return { ...next, round: undefined };
  if (name !== 'round.opened') return undefined;
  const opened = safeParse(matchEventSchemas['round.opened'], data).data;
  if (!opened) return undefined;
  const { round: number, opensAtMs, question } = opened;
  return { ...next, round: { number, opensAtMs, optionIds: optionIdsOf(question.en) } };
}
