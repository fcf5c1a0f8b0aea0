/** Invariants of every match after every step, despite all faults. */
import { isDeepStrictEqual } from 'node:util';
import { timesOf } from './compare-times.ts';
import type { MatchRecord } from './match-record.ts';
import { modeOf } from './replay-events.ts';

/** Compares a match with its previous step, which is undefined for a new match. */
type Invariant = (now: MatchRecord, before: MatchRecord | undefined) => string | undefined;

const isVersioned: Invariant = ({ version, events }, before) => {
  if (version < (before?.version ?? 0)) return `its version fell from ${before?.version} to ${version}`;
  const versions = events.map((event) => event.version);
  const isWhole = versions.length === version && versions.every((one, index) => one === index + 1);
  return isWhole ? undefined : `at version ${version} it has the events ${versions}`;
};

const historyStays: Invariant = ({ events }, before) =>
  isDeepStrictEqual(events.slice(0, before?.events.length ?? 0), before?.events ?? [])
    ? undefined
    : 'what happened was changed afterwards';

const endsOnce: Invariant = (now, before) => {
  if (before?.status !== 'over') return undefined;
  const { state, results, escrow, version } = before;
  return isDeepStrictEqual(
    [now.state, now.results, now.escrow, now.version],
    [state, results, escrow, version],
  )
    ? undefined
    : 'it was over and went on';
};

const oneRoundIsOpen: Invariant = ({ phase, round, rounds }) => {
  const numbers = rounds.map((one) => one.round);
  if (numbers.some((one, index) => one !== index + 1) || numbers.length !== round) {
    return `in round ${round} it has the rounds ${numbers}`;
  }
  const open = rounds.filter(({ closedAtMs }) => closedAtMs === null).map((one) => one.round);
  if (phase === 'round') return isDeepStrictEqual(open, [round]) ? undefined : `rounds ${open} are open`;
  return phase === 'reveal' && open.length > 0 ? `round ${open} is open between rounds` : undefined;
};

const closedStaysClosed: Invariant = ({ rounds }, before) => {
  const closed = (before?.rounds ?? []).filter(({ closedAtMs }) => closedAtMs !== null);
  const changed = closed.find((was) => !isDeepStrictEqual(rounds[was.round - 1], was));
  return changed && `round ${changed.round} was closed and has changed`;
};

const answersStay: Invariant = ({ answers }, before) => {
  const lost = (before?.answers ?? []).find((was) => !answers.some((one) => isDeepStrictEqual(one, was)));
  return lost && `the answer of ${lost.playerId} to round ${lost.round} is gone or has changed`;
};

const noneComesLate: Invariant = ({ answers }, before) => {
  const isClosed = (round: number) => (before?.rounds[round - 1]?.closedAtMs ?? null) !== null;
  const known = before?.answers.length ?? 0;
  const late =
    answers.length > known &&
    answers.find((one) => isClosed(one.round) && !before?.answers.some((was) => isDeepStrictEqual(was, one)));
  return late ? `an answer got into round ${late.round} after it was closed` : undefined;
};

const stakesAreKept: Invariant = (match) => {
  const { setup, status, escrow } = match;
  const stakes = setup.players.map(({ id }) => modeOf(match).stakeOf(setup, id));
  const isPlaying = status === 'playing';
  const due = (currency: 'coins' | 'points') =>
    isPlaying ? stakes.reduce((sum, stake) => sum + stake[currency], 0) : 0;
  const [coins, points] = [escrow.coin ?? 0, escrow.point ?? 0];
  return coins === due('coins') && points === due('points')
    ? undefined
    : `its escrow holds ${coins} coins and ${points} points`;
};

const resultsComeAtTheEnd: Invariant = ({ status, results, seats }) =>
  results.length === (status === 'over' ? seats.length : 0)
    ? undefined
    : `it is ${status} and has ${results.length} results for ${seats.length} players`;

/** Invariant of deadlines: none changes without a new version, whose event has the new time. */
const deadlinesAreTold: Invariant = (now, before) => {
  const last = now.events.at(-1);
  const times = timesOf(now);
  if (last?.kind === 'clock.shifted' && !isDeepStrictEqual(last.data, times)) {
    return `its clock was shifted to other times than ${JSON.stringify(last.data)} says`;
  }
  return now.version !== before?.version || isDeepStrictEqual(times, timesOf(before))
    ? undefined
    : `its deadlines moved within version ${now.version}`;
};

export const invariants: readonly Invariant[] = [
  isVersioned,
  historyStays,
  endsOnce,
  oneRoundIsOpen,
  closedStaysClosed,
  answersStay,
  noneComesLate,
  stakesAreKept,
  resultsComeAtTheEnd,
  deadlinesAreTold,
];

/** Finds a player in two live matches. A player who is out of a match can join another. */
export function findDoubleBooking(matches: readonly MatchRecord[], bot: string): string | undefined {
  const playing = matches
    .filter(({ mode, status }) => mode === 'multi' && status === 'playing')
    .flatMap((match) => modeOf(match).activePlayers(match.state))
    .filter((id) => id !== bot);
  const double = playing.find((id, index) => playing.indexOf(id) !== index);
  return double && `${double} plays two live matches at once`;
}
