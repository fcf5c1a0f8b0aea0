import { languages } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import { type MatchEventPayload, matchEventSchemas } from '@trivia/contract/realtime/match-events.ts';
import { safeParse } from 'zod/mini';
import type { Db } from '../../lib/database/db.ts';
import type { MatchEvent } from '../events/publisher.ts';
import { listRoundTexts, type RoundText } from './match-view.repository.ts';
import { listRoundAnswers } from './round-answers.repository.ts';
import { viewAnswer, viewQuestion, viewSource } from './view-round.ts';

export type MatchEventToFill = Omit<MatchEvent, 'isLive' | 'matchId'>;

export interface FilledMatchEvent {
  readonly version: number;
  readonly kind: MatchEvent['kind'];
  readonly payload: MatchEventPayload;
}

const roundOf = ({ data }: MatchEventToFill): number => (typeof data.round === 'number' ? data.round : 0);

/** Maps the texts of a round by language. */
const inEachLanguage = <T>(texts: readonly RoundText[], read: (text: RoundText) => T) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts.find((one) => one.language === language);
      return text ? [[language, read(text)]] : [];
    }),
  );

const openedPart = (texts: readonly RoundText[]) => ({
  opensAtMs: texts[0]?.opens_at.getTime(),
  closesAtMs: texts[0]?.closes_at?.getTime() ?? null,
  question: inEachLanguage(texts, viewQuestion),
});

/** Parts of a round that stay hidden while it can still be answered. */
const closedPart = (texts: readonly RoundText[]) => {
  const [first] = texts;
  if (!first?.closed_at) return {};
  return {
    rightOptionId: first.right_option_id,
    explanation: inEachLanguage(texts, ({ explanation }) => explanation),
    source: viewSource(first),
  };
};

/** Reads the rounds of several events of a live match in one query. */
async function readRounds(db: Db, matchId: string, events: readonly MatchEventToFill[]) {
  const roundsOf = (wanted: MatchEvent['kind']) => events.filter(({ kind }) => kind === wanted).map(roundOf);
  const closed = roundsOf('round.closed');
  const rounds = [...roundsOf('round.opened'), ...closed];
  const texts = rounds.length > 0 ? await listRoundTexts(db, matchId, rounds) : [];
  const isCrowded = events.some(({ playerCount }) => playerCount > limits.listedPlayers);
  const answers =
    closed.length > 0 && !isCrowded ? await listRoundAnswers(db, matchId, { rounds: closed }) : [];

  return (event: MatchEventToFill): object => {
    const own = texts.filter(({ round }) => round === roundOf(event));
    if (event.kind === 'round.opened') return openedPart(own);
    if (event.kind !== 'round.closed') return {};
    return {
      ...closedPart(own),
      answers: answers.filter(({ round }) => round === roundOf(event)).map(viewAnswer),
    };
  };
}

/**
 * Completes the payloads of a live match's events, with fields of a closed list only, so that no answer leaks. An
 * event that can't be completed is left out; clients notice the gap and fetch the match.
 */
export async function fillMatchEvents(
  db: Db,
  matchId: string,
  events: readonly MatchEventToFill[],
): Promise<FilledMatchEvent[]> {
  const roundFieldsOf = await readRounds(db, matchId, events);
  return events.flatMap((event) => {
    const { version, kind, atMs, data } = event;
    const complete = { ...data, ...roundFieldsOf(event), matchId, version, atMs, serverTimeMs: atMs };
    const { data: payload } = safeParse(matchEventSchemas[kind], complete);
    return payload ? [{ version, kind, payload }] : [];
  });
}
