import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { BegunMatchDialog } from '../../features/invitations/begun-match-dialog.tsx';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { isMatchMark } from '../../lib/in-match.ts';

/** Time in which a screen that waited for the match opens it by itself. */
const LEADS_WITHIN_MS = 1500;

/** Live match in play that no screen shows; null without one. */
function useMatchElsewhere() {
  const { data } = useQuery({ ...unfinishedQuery, enabled: false });
  const [knownId, setKnownId] = useState<string | null>(null);
  const shownId = new URLSearchParams(useSearch()).get('match');
  const isInMatch = isMatchMark(useHistoryState());
  useEffect(() => {
    if (shownId !== null) setKnownId(shownId);
  }, [shownId]);
  const running = data?.data.find(({ mode }) => mode === 'multi');
  const isElsewhere = running && !isInMatch && running.id !== shownId && running.id !== knownId;
  return { match: isElsewhere ? running : null, forget: setKnownId };
}

/** Offers a live match that has begun, on every device and screen of its players. */
export function BegunMatch() {
  const hasTexts = useTexts('invitation');
  const { match, forget } = useMatchElsewhere();
  const [lateId, setLateId] = useState<string | null>(null);
  const matchId = match?.id;
  useEffect(() => {
    if (matchId === undefined) return;
    const timer = setTimeout(() => setLateId(matchId), LEADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [matchId]);
  if (!match || match.id !== lateId || !hasTexts) return null;
  return <BegunMatchDialog match={match} onClose={() => forget(match.id)} />;
}
