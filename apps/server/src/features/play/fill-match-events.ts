import { languages } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import { type MatchEventPayload, matchEventSchemas } from '@trivia/contract/realtime.ts';
import { safeParse } from 'zod/mini';
import type { MatchEvent } from '../../engine/publisher.ts';
import type { Db } from '../../lib/deps.ts';
import { listRoundTexts, type RoundText } from './match-view.repository.ts';
import { listRoundAnswers } from './round-answers.repository.ts';
import { viewAnswer } from './view-answer.ts';
import { viewQuestion, viewSource } from './view-round.ts';

export type MatchEventToFill = Omit<MatchEvent, 'isLive' | 'matchId'>;

export interface FilledMatchEvent {
  readonly version: number;
  readonly kind: MatchEvent['kind'];
  readonly payload: MatchEventPayload;
}

const roundOf = ({ data }: MatchEventToFill): number => (typeof data.round === 'number' ? data.round : 0);

/** What the texts of a round say, for each language. */
const inEachLanguage = <T>(texts: readonly RoundText[], say: (text: RoundText) => T) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts.find((one) => one.language === language);
      return text ? [[language, say(text)]] : [];
    }),
  );

const openedPart = (texts: readonly RoundText[]) => ({
  opensAtMs: texts[0]?.opens_at.getTime(),
  closesAtMs: texts[0]?.closes_at?.getTime() ?? null,
  question: inEachLanguage(texts, viewQuestion),
});

/** Nothing of it is told of a round that can still be answered, whatever is asked for. */
const closedPart = (texts: readonly RoundText[]) => {
  const [first] = texts;
  if (!first?.closed_at) return {};
  return {
    rightOptionId: first.right_option_id,
    explanation: inEachLanguage(texts, ({ explanation }) => explanation),
    source: viewSource(first),
  };
};

/** Looks up, in one go, what the rounds of some events of a live match have to tell. */
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
 * What events of a live match tell its players, by a closed list of fields: an event is no place for an answer to slip
 * out. One that can't be told as a whole is left out; who finds it missing asks for the match.
 */
export async function fillMatchEvents(
  db: Db,
  matchId: string,
  events: readonly MatchEventToFill[],
): Promise<FilledMatchEvent[]> {
  const tell = await readRounds(db, matchId, events);
  return events.flatMap((event) => {
    const { version, kind, atMs, data } = event;
    const whole = { ...data, ...tell(event), matchId, version, atMs, serverTimeMs: atMs };
    const { data: payload } = safeParse(matchEventSchemas[kind], whole);
    return payload ? [{ version, kind, payload }] : [];
  });
}
