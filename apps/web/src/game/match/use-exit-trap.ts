import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location';
import { isMatchMark, matchMark } from '../../lib/in-match.ts';

interface ExitTrap {
  /** Undefined while it is not known yet. */
  readonly isGoing: boolean | undefined;
  /** The browser's back was used in the middle of the match. */
  readonly onBack: () => void;
  /** Where to go once the match has been left; null while it has not. */
  readonly exitTo: string | null;
}

/**
 * Keeps one entry of the browser's history above the match while it goes on, so that going back asks before it
 * leaves. The entry is taken away when the match ends, and back and forward work as if it had never been there.
 */
export function useExitTrap({ isGoing, onBack, exitTo }: ExitTrap): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const isTrapped = isMatchMark(useHistoryState());
  const phase = useRef<'unset' | 'setting' | 'set' | 'releasing'>('unset');

  useEffect(() => {
    // Another screen is on its way, and this one shown as long as that takes.
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
