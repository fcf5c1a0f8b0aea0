import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { closeDialog, openDialog } from '../dialogs.ts';
import { stageOf } from './stage/match-stage.ts';
import { useLastReveal } from './stage/rounds/use-last-reveal.ts';
import { useStageFeedback } from './stage/use-stage-feedback.ts';
import { useExitTrap } from './use-exit-trap.ts';
import { useMatch } from './use-match.ts';

/**
 * A match from any stage to its result: asks before it is left, and reports when it is over. `exitText` names the cost
 * of leaving.
 */
export function useMatchFlow(matchId: string, exitText: MessageKey) {
  const queryClient = useQueryClient();
  const { query, match, ...play } = useMatch(matchId);
  const { wasThere, hasReadLast, readLast } = useLastReveal(match);
  const [exitTo, setExitTo] = useState<string | null>(null);
  const isOver = match?.phase === 'over';

  const { leave } = play;
  const askToLeave = useCallback(() => {
    openDialog('exit-game', {
      text: exitText,
      onLeave: async () => {
        await leave();
        setExitTo('/home');
      },
    });
  }, [leave, exitText]);
  // Others may play on when the player has left.
  const isGoing = match ? !isOver && exitTo === null : undefined;
  useExitTrap({ isGoing, onBack: askToLeave, exitTo });

  useEffect(() => {
    if (!isOver) return;
    closeDialog('exit-game');
    // All other data of the player may depend on the end of a match.
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
    isFresh: wasThere,
    askToLeave,
    readLast,
  };
}
