import type { QueryClient } from '@tanstack/react-query';
import { channelNames } from '@trivia/contract/channels.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { MatchEvents, PlayerAnsweredEvent } from '@trivia/contract/realtime.ts';
import { holdLive, listenTo } from '../../../lib/realtime/realtime.ts';
import { keptAnswer } from '../../match/answer/kept-answer.ts';
import { matchQuery, takeMatch } from '../../match/match-query.ts';
import { applyEvent, type LiveEvent } from './apply-event.ts';
import { noteAnswered, setHeard, setHere, setPersonHere } from './rivals-store.ts';

/** Wait for late events, which may still fill the gap. */
const GAP_WAIT_MS = 150;
/** Spread of the fetches for each player of the match, so that they don't come at the same moment. */
const SPREAD_MS = 25;
const MOST_SPREAD_MS = 2000;

interface Followed {
  readonly queryClient: QueryClient;
  readonly matchId: string;
  readonly playerCount: number;
  readonly language: Language;
}

/** With many players there are no events of members who come and go. */
const channelOf = ({ matchId, playerCount }: Followed): string =>
  `${playerCount > limits.listedPlayers ? 'private' : 'presence'}-${channelNames.match(matchId)}`;

/** Updates a shown match by events, and fetches it where they don't have enough data. */
export function matchFollower({ queryClient, matchId, playerCount, language }: Followed) {
  const query = matchQuery(matchId);
  const onlooker = { language, pickOf: (round: number) => keptAnswer(matchId, round)?.optionId ?? null };
  let early: LiveEvent[] = [];
  let wantedVersion = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const versionShown = () => queryClient.getQueryData(query.queryKey)?.version ?? 0;
  /** Plans a fetch, unless all known versions have come by then. */
  const askFor = (version: number) => {
    wantedVersion = Math.max(wantedVersion, version);
    const spreadMs = Math.random() * Math.min(MOST_SPREAD_MS, playerCount * SPREAD_MS);
    timer ??= setTimeout(() => {
      timer = undefined;
      if (versionShown() < wantedVersion) void queryClient.invalidateQueries(query);
    }, GAP_WAIT_MS + spreadMs);
  };

  const hear = (event: LiveEvent): void => {
    const shown = queryClient.getQueryData(query.queryKey);
    if (!shown) return;
    const applied = applyEvent(shown, event, onlooker);
    if (applied === 'old') return;
    if (applied !== 'unknown') {
      takeMatch(queryClient, applied);
      const next = early;
      early = [];
      for (const one of next) hear(one);
      return;
    }
    early.push(event);
    askFor(event.data.version);
  };
  return { hear, stop: () => clearTimeout(timer) };
}

/** Listens to a match's events and members. Returns the function that ends it. */
export function followMatch(followed: Followed): () => void {
  const { queryClient, matchId } = followed;
  const { hear, stop } = matchFollower(followed);
  const release = holdLive();
  const leave = listenTo<MatchEvents & { 'player.answered': PlayerAnsweredEvent }>(channelOf(followed), {
    on: {
      'round.opened': (data) => hear({ name: 'round.opened', data }),
      'round.closed': (data) => hear({ name: 'round.closed', data }),
      'booster.used': (data) => hear({ name: 'booster.used', data }),
      'player.left': (data) => hear({ name: 'player.left', data }),
      'clock.shifted': (data) => hear({ name: 'clock.shifted', data }),
      'match.finished': (data) => hear({ name: 'match.finished', data }),
      'player.answered': (data) => noteAnswered(matchId, data),
    },
    onJoined: () => {
      setHeard(matchId, true);
      // Events from before are missing.
      void queryClient.invalidateQueries(matchQuery(matchId));
    },
    onHere: (people) =>
      setHere(
        matchId,
        people.map(({ id }) => id),
      ),
    onJoining: ({ id }) => setPersonHere(matchId, id, true),
    onLeaving: ({ id }) => setPersonHere(matchId, id, false),
  });
  return () => {
    stop();
    leave();
    release();
    setHeard(matchId, false);
  };
}
