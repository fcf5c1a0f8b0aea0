import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { type LiveGameType, liveGames } from '../modes/live-games.ts';
import type { Asked } from './invitations/asked-screen.tsx';
import type { Invitation } from './invitations/invitation-query.ts';
import { useInvite } from './invitations/use-invite.ts';
import { keepWait, takeWait } from './queue/kept-wait.ts';
import { type Find, FindPlans, type Landing } from './stakes/find-plans.tsx';

const QueueScreen = lazyScreen(async () => (await import('./queue/queue-screen.tsx')).QueueScreen);
const AskedScreen = lazyScreen(async () => (await import('./invitations/asked-screen.tsx')).AskedScreen);
const LinkScreen = lazyScreen(async () => (await import('./invitations/link-screen.tsx')).LinkScreen);
const JoinScreen = lazyScreen(async () => (await import('./invitations/join-screen.tsx')).JoinScreen);

interface FindPlaceProps {
  readonly type: LiveGameType;
  readonly children: Landing;
}

interface Asking {
  readonly plan: string;
  readonly player: Asked;
  readonly invitation: Invitation;
}

/** Remembers the wait until the screen is left. */
function useKeptWait(type: LiveGameType, plan: string | null, askedName: string | undefined): void {
  useEffect(() => {
    if (plan !== null) keepWait({ type, plan });
    else if (askedName !== undefined) keepWait({ type, askedName });
    else return;
    return () => keepWait(null);
  }, [type, plan, askedName]);
}

/** The landing of a live game, and the waiting that begins there. */
function Finding({ type, children }: FindPlaceProps) {
  const hasTexts = useTexts('waiting');
  useEffect(() => QueueScreen.preload(), []);
  const [, navigate] = useLocation();
  const { t } = useI18n();
  const [before] = useState(() => takeWait(type));
  const [queued, setQueued] = useState<string | null>(before?.plan ?? null);
  const [wish, setWish] = useState<Omit<Asking, 'invitation'> | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const invite = useInvite((made) =>
    made.code === null
      ? setInvitation(made)
      : navigate(`${liveGames[type].path}?link=${made.id}`, { replace: true }),
  );
  useKeptWait(type, queued, wish && invitation ? wish.player.name : undefined);
  const sayEnded = useEffectEvent((name: string) =>
    showToast('info', t('waiting.askedEnded', { name: isolate(name) })),
  );
  const endedName = before?.askedName;
  useEffect(() => {
    if (hasTexts && endedName !== undefined) void sayEnded(endedName);
  }, [hasTexts, endedName]);
  const gameOf = (plan: string) => ({ type, mode: 'multi', plan }) as const;
  const ask = (plan: string, player: Asked) => {
    setWish({ plan, player });
    invite.mutate({ game: gameOf(plan), playerId: player.id });
  };

  const isWaiting = queued !== null || (wish && invitation);
  if (isWaiting && !hasTexts) return <MatchSkeleton />;
  if (queued !== null) return <QueueScreen game={gameOf(queued)} onStop={() => setQueued(null)} />;
  if (wish && invitation) {
    return (
      <AskedScreen
        key={invitation.id}
        invitation={invitation}
        player={wish.player}
        isAskingAgain={invite.isPending}
        onAskAgain={() => ask(wish.plan, wish.player)}
        onBack={() => setInvitation(null)}
      />
    );
  }
  const find: Find = {
    queue: setQueued,
    ask,
    link: (plan) => invite.mutate({ game: gameOf(plan) }),
    isBusy: invite.isPending,
  };
  return (
    <FindPlans type={type} find={find}>
      {children}
    </FindPlans>
  );
}

/** Finding opponents for a live game: by its landing, by an own link that waits, or by a link that was opened. */
export function FindPlace({ type, children }: FindPlaceProps) {
  const [search] = useSearchParams();
  const [joinCode, linkId] = [search.get('join'), search.get('link')];
  const isByLink = joinCode !== null || linkId !== null;
  const hasTexts = useTexts('waiting');
  if (isByLink && !hasTexts) return <MatchSkeleton />;
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {joinCode !== null && <JoinScreen key={joinCode} type={type} code={joinCode} />}
      {joinCode === null && linkId !== null && <LinkScreen key={linkId} type={type} id={linkId} />}
      {!isByLink && <Finding type={type}>{children}</Finding>}
    </Suspense>
  );
}
