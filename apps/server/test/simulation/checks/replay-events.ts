/** Computes the expected state of a match by the rules, from its rounds, answers and departures. */
import type { ClosedRound, Mode, RoundAnswer } from '@trivia/rules/match/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import type { EventRecord, MatchRecord } from './match-record.ts';

export const modeOf = ({ modeId }: MatchRecord): Mode<unknown> => modes[modeId];

function answerOf(match: MatchRecord, number: number, playerId: string): RoundAnswer {
  const round = match.rounds.find((one) => one.round === number);
  const seat = match.seats.find((one) => one.playerId === playerId);
  const given = match.answers.find((one) => one.round === number && one.playerId === playerId);
  const boosters = match.boosters
    .filter((one) => one.round === number && one.playerId === playerId)
    .map(({ type }) => type);
  if (given) {
    const verdict = given.optionId === round?.rightOptionId ? 'right' : 'wrong';
    return { verdict, elapsedMs: given.elapsedMs - given.creditMs, boosters };
  }
  const endMs = round?.closesAtMs ?? round?.closedAtMs ?? 0;
  const extraMs = seat?.extraRound === number ? seat.extraMs : 0;
  return { verdict: 'none', elapsedMs: endMs - (round?.opensAtMs ?? 0) + extraMs, boosters };
}

const closedRound = (match: MatchRecord, number: number): ClosedRound => ({
  answers: Object.fromEntries(
    match.seats.map(({ playerId }) => [playerId, answerOf(match, number, playerId)]),
  ),
});

function replayEvent(match: MatchRecord, state: unknown, { kind, data }: EventRecord): unknown {
  if (kind === 'round.closed') return modeOf(match).closeRound(state, closedRound(match, data.round ?? 0));
  if (kind === 'player.left') return modeOf(match).forfeit(state, data.playerId ?? '');
  return state;
}

/** State of an earlier version to continue from. */
export const replayEvents = (
  match: MatchRecord,
  from: { readonly version: number; readonly state: unknown },
) =>
  match.events
    .filter(({ version }) => version > from.version)
    .reduce((state, event) => replayEvent(match, state, event), from.state);

export const startOf = (match: MatchRecord) => ({ version: 0, state: modeOf(match).start(match.setup) });
