import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { closeDialog, openDialog } from '../dialogs.ts';
import { useExitTrap } from './exit/use-exit-trap.ts';
import { stageOf } from './stage/match-stage.ts';
import { useLastReveal } from './stage/rounds/use-last-reveal.ts';
import { useStageFeedback } from './stage/use-stage-feedback.ts';
import { useMatch } from './use-match.ts';

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
