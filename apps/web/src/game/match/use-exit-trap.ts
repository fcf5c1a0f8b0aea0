import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location';
import { isMatchMark, matchMark } from '../../lib/in-match.ts';

interface ExitTrap {
  /** Undefined until the match is loaded. */
  readonly isGoing: boolean | undefined;
  /** The browser's back was used in the middle of the match. */
  readonly onBack: () => void;
  /** Path to open once the match has been left; null before. */
  readonly exitTo: string | null;
}

/**
 * Keeps one entry of the browser's history above a match in play, so that going back asks before it leaves. The entry
 * is removed when the match ends, and back and forward then work as without it.
 */
export function useExitTrap({ isGoing, onBack, exitTo }: ExitTrap): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const isTrapped = isMatchMark(useHistoryState());
  const phase = useRef<'unset' | 'setting' | 'set' | 'releasing'>('unset');

  useEffect(() => {
    // Another screen is being fetched, and this one stays until then.
    if (isGoing === undefined || location.pathname !== pathname) return;
    if (isTrapped && phase.current !== 'releasing') phase.current = 'set';

    if (isGoing && !isTrapped && phase.current === 'unset') {
      phase.current = 'setting';
      navigate(`${pathname}${search}`, { state: matchMark });
    } else if (isGoing && !isTrapped && phase.current === 'set') {
      phase.current = 'setting';
      onBack();
      history.go(1);
    } else if (!isGoing && isTrapped && phase.current === 'set') {
      phase.current = 'releasing';
      history.go(-1);
    } else if (!isGoing && !isTrapped) {
      phase.current = 'unset';
      if (exitTo) navigate(exitTo, { replace: true });
    }
  }, [isGoing, isTrapped, exitTo, onBack, pathname, search]);
}
