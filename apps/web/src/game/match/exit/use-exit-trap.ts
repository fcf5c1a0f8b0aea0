import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location';
import { isMatchMark, matchMark } from '../../../lib/in-match.ts';

interface ExitTrap {
  /** Undefined until the match has loaded. */
  readonly isRunning: boolean | undefined;
  /** Called when the player goes back during the match. */
  readonly onBack: () => void;
  /** Path to open after the match was left; null before. */
  readonly exitTo: string | null;
}

/**
 * Keeps an extra history entry above a running match, so that going back asks before leaving. The entry is removed at
 * the end of the match, and back and forward then work as usual.
 */
export function useExitTrap({ isRunning, onBack, exitTo }: ExitTrap): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const isTrapped = isMatchMark(useHistoryState());
  const phase = useRef<'unset' | 'setting' | 'set' | 'releasing'>('unset');

  useEffect(() => {
    // This screen stays mounted while another one is loading.
    if (isRunning === undefined || location.pathname !== pathname) return;
    if (isTrapped && phase.current !== 'releasing') phase.current = 'set';

    if (isRunning && !isTrapped && phase.current === 'unset') {
      phase.current = 'setting';
      navigate(`${pathname}${search}`, { state: matchMark });
    } else if (isRunning && !isTrapped && phase.current === 'set') {
      phase.current = 'setting';
      onBack();
      history.go(1);
    } else if (!isRunning && isTrapped && phase.current === 'set') {
      phase.current = 'releasing';
      history.go(-1);
    } else if (!isRunning && !isTrapped) {
      phase.current = 'unset';
      if (exitTo) navigate(exitTo, { replace: true });
    }
  }, [isRunning, isTrapped, exitTo, onBack, pathname, search]);
}
