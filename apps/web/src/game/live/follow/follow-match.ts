import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@trivia/contract/languages.ts';
import { matchChannel } from '@trivia/contract/realtime/channels.ts';
import type { MatchEvents, PlayerAnsweredEvent } from '@trivia/contract/realtime/match-events.ts';
import { holdLiveConnection, listenTo } from '../../../lib/realtime/realtime.ts';
import { pendingAnswer } from '../../match/answer/pending-answer.ts';
import { matchQuery, takeMatch } from '../../match/match-query.ts';
import { applyEvent, type LiveEvent } from './apply-event.ts';
import { markAnswered, setPlayerPresent, setPresent, setReceiving } from './player-status-store.ts';

/** Wait for late events, which may still close a gap. */
const GAP_WAIT_MS = 150;
/** Random delay of a refetch for each player of the match, so that they do not all come at once. */
const SPREAD_MS = 25;
const MOST_SPREAD_MS = 2000;

interface Followed {
  readonly queryClient: QueryClient;
  readonly matchId: string;
  readonly playerCount: number;
  readonly language: Language;
}

/** Updates the shown match by events, and refetches it where they lack data. */
export function matchFollower({ queryClient, matchId, playerCount, language }: Followed) {
  const query = matchQuery(matchId);
  const viewer = { language, pickOf: (round: number) => pendingAnswer(matchId, round)?.optionId ?? null };
  let early: LiveEvent[] = [];
  let wantedVersion = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const versionShown = () => queryClient.getQueryData(query.queryKey)?.version ?? 0;
  /** Plans a refetch, unless all known versions arrive before. */
  const planRefetch = (version: number) => {
    wantedVersion = Math.max(wantedVersion, version);
    const spreadMs = Math.random() * Math.min(MOST_SPREAD_MS, playerCount * SPREAD_MS);
    timer ??= setTimeout(() => {
      timer = undefined;
      if (versionShown() < wantedVersion) void queryClient.invalidateQueries(query);
    }, GAP_WAIT_MS + spreadMs);
  };

  const receive = (event: LiveEvent): void => {
    const shown = queryClient.getQueryData(query.queryKey);
    if (!shown) return;
    const applied = applyEvent(shown, event, viewer);
    if (applied === 'old') return;
    if (applied !== 'unknown') {
      takeMatch(queryClient, applied);
      const next = early;
      early = [];
      for (const one of next) receive(one);
      return;
    }
    early.push(event);
    planRefetch(event.data.version);
  };
  return { receive, stop: () => clearTimeout(timer) };
}

/** Subscribes to a match's events and members. Returns the function that unsubscribes. */
export function followMatch(followed: Followed): () => void {
  const { queryClient, matchId } = followed;
  const { receive, stop } = matchFollower(followed);
  const release = holdLiveConnection();
  const leave = listenTo<MatchEvents & { 'player.answered': PlayerAnsweredEvent }>(matchChannel(followed), {
    on: {
      'round.opened': (data) => receive({ name: 'round.opened', data }),
      'round.closed': (data) => receive({ name: 'round.closed', data }),
      'booster.used': (data) => receive({ name: 'booster.used', data }),
      'player.left': (data) => receive({ name: 'player.left', data }),
      'clock.shifted': (data) => receive({ name: 'clock.shifted', data }),
      'match.finished': (data) => receive({ name: 'match.finished', data }),
      'player.answered': (data) => markAnswered(matchId, data),
    },
    onJoined: () => {
      setReceiving(matchId, true);
      // Earlier events were missed.
      void queryClient.invalidateQueries(matchQuery(matchId));
    },
    onMembers: (people) =>
      setPresent(
        matchId,
        people.map(({ id }) => id),
      ),
    onMemberAdded: ({ id }) => setPlayerPresent(matchId, id, true),
    onMemberRemoved: ({ id }) => setPlayerPresent(matchId, id, false),
  });
  return () => {
    stop();
    leave();
    release();
    setReceiving(matchId, false);
  };
}
