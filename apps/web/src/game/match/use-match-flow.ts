import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { closeDialog, openDialog } from '../dialogs.ts';
import { dailyQuery } from '../queries/daily-query.ts';
import { useAnswer } from './answer/use-answer.ts';
import { useExitTrap } from './exit/use-exit-trap.ts';
import { takeMatch, useMatchQuery } from './match-query.ts';
import { stageOf } from './stage/match-stage.ts';
import { useContinue } from './stage/rounds/use-continue.ts';
import { useLastReveal } from './stage/rounds/use-last-reveal.ts';
import { useDueRefetch } from './stage/use-due-refetch.ts';
import { useStageFeedback } from './stage/use-stage-feedback.ts';
import { usePresence } from './use-presence.ts';

/** The match in its latest known version, with the player's actions. */
export function useMatch(matchId: string) {
  const queryClient = useQueryClient();
  const [lostAtMs, setLostAtMs] = useState(0);
  const setLost = useCallback((isLost: boolean) => setLostAtMs(isLost ? Date.now() : 0), []);
  const query = useMatchQuery(matchId);
  const match = query.data;
  const isGoing = match !== undefined && match.phase !== 'over';

  const answering = useAnswer(match, setLost);
  const continuing = useContinue(match, setLost);
  usePresence(matchId, isGoing, setLost);
  useDueRefetch(match, Math.max(query.dataUpdatedAt, query.errorUpdatedAt));

  const leave = useCallback(async () => {
    const left = await callApi('POST /api/play/matches/:id/leave', { params: { id: matchId } });
    takeMatch(queryClient, left);
    await queryClient.invalidateQueries(dailyQuery);
  }, [matchId, queryClient]);

  // Newer data proves that the server is reachable.
  const isLost = lostAtMs > query.dataUpdatedAt;
  return { query, match, isGoing, isLost, leave, ...answering, ...continuing };
}

/**
 * State of a match screen from any stage to the result: asks before leaving, and refetches other data at the end.
 * `exitText` names the cost of leaving.
 */
export function useMatchFlow(matchId: string, exitText: MessageKey) {
  const queryClient = useQueryClient();
  const { query, match, ...play } = useMatch(matchId);
  const { wasPresent, hasReadLast, readLast } = useLastReveal(match);
  const [exitTo, setExitTo] = useState<string | null>(null);
  const isOver = match?.phase === 'over';

  const { leave } = play;
  const confirmExit = useCallback(() => {
    openDialog('exit-game', {
      text: exitText,
      onLeave: async () => {
        await leave();
        setExitTo('/home');
      },
    });
  }, [leave, exitText]);
  // A live match may continue after the player has left.
  const isRunning = match ? !isOver && exitTo === null : undefined;
  useExitTrap({ isRunning, onBack: confirmExit, exitTo });

  useEffect(() => {
    if (!isOver) return;
    closeDialog('exit-game');
    // Any other data of the player may have changed with the match.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'match' });
  }, [isOver, queryClient]);

  const stage = match ? stageOf(match, hasReadLast) : null;
  useStageFeedback(stage);
  return {
    query,
    match,
    stage: exitTo === null ? stage : null,
    play,
    /** Whether the match has just ended on this screen, and was not opened later. */
    isFresh: wasPresent,
    confirmExit,
    readLast,
  };
}
