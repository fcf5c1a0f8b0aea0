import { type RefObject, Suspense, useEffect, useReducer, useRef } from 'react';
import { closeAchievement, useAchievementsStore } from '../../game/live-events/achievements-store.ts';
import { useInvitationsStore } from '../../game/live-events/invitations-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { BegunMatch } from './begun-match.tsx';
import { useLiveChannels } from './use-live-channels.ts';

const InvitationHost = lazyWithPreload(
  async () => (await import('../../features/invitations/invitation-host.tsx')).InvitationHost,
);
const AchievementDialog = lazyWithPreload(
  async () => (await import('../../features/achievements/achievement-dialog.tsx')).AchievementDialog,
);

/** Counts the dialogs outside of an element that were opened since it was mounted. */
function useCountOfOpened(element: RefObject<HTMLElement | null>): number {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const isBeside = ({ target }: MutationRecord) =>
      target instanceof HTMLDialogElement && target.open && !element.current?.contains(target);
    const observer = new MutationObserver((changes) => changes.some(isBeside) && add());
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [element]);
  return count;
}

/** Achievement dialog, which reopens on top whenever another dialog opens. */
function Achievement() {
  const hasTexts = useTexts('invitation');
  const achievement = useAchievementsStore(({ shown }) => shown);
  const place = useRef<HTMLDivElement>(null);
  const times = useCountOfOpened(place);
  return (
    <div ref={place}>
      {hasTexts && achievement && (
        <AchievementDialog
          key={`${achievement.code} ${times}`}
          achievement={achievement}
          onClose={closeAchievement}
        />
      )}
    </div>
  );
}

/** Subscribes a signed-in player to live events, and renders the dialogs that they open. */
export function Live() {
  const playerId = useUserStore(({ user }) => user?.id);
  const isComplete = useUserStore(({ user }) => user?.isComplete === true);
  useLiveChannels(playerId, isComplete);
  const isInvited = useInvitationsStore(({ received }) => received.length > 0);
  const hasAchievement = useAchievementsStore(({ shown }) => shown !== null);
  return (
    <>
      <BegunMatch />
      <Suspense>
        {isInvited && <InvitationHost />}
        {hasAchievement && <Achievement />}
      </Suspense>
    </>
  );
}
