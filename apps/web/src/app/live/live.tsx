import { type RefObject, Suspense, useEffect, useReducer, useRef } from 'react';
import { closeAchievement, useAchievementsStore } from '../../game/news/achievements-store.ts';
import { useInvitationsStore } from '../../game/news/invitations-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { BegunMatch } from './begun-match.tsx';
import { useLiveChannels } from './use-live-channels.ts';

const InvitationHost = lazyScreen(
  async () => (await import('../../features/invitations/invitation-host.tsx')).InvitationHost,
);
const AchievementDialog = lazyScreen(
  async () => (await import('../../features/achievements/achievement-dialog.tsx')).AchievementDialog,
);

/** Counts the dialogs that have opened outside of an element since it was mounted. */
function useOpenedBeside(element: RefObject<HTMLElement | null>): number {
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

/** Achievement above every other dialog: when another dialog opens later, it is opened anew above that. */
function Achievement() {
  const hasTexts = useTexts('invitation');
  const achievement = useAchievementsStore(({ shown }) => shown);
  const place = useRef<HTMLDivElement>(null);
  const times = useOpenedBeside(place);
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

/** Live events of a signed-in player, and the dialogs that they open. */
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
