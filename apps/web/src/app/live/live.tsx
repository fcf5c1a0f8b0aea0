import { Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { closeAchievement, useAchievementsStore } from '../../lib/realtime/achievements-store.ts';
import { useInvitationsStore } from '../../lib/realtime/invitations-store.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { useUserStore } from '../../lib/user-store.ts';
import { useLiveChannels } from './use-live-channels.ts';

const InvitationHost = lazyScreen(
  async () => (await import('../../features/invitations/invitation-host.tsx')).InvitationHost,
);
const AchievementDialog = lazyScreen(
  async () => (await import('../../features/achievements/achievement-dialog.tsx')).AchievementDialog,
);

/** Stands over every other dialog, also over one that opens after it: it is opened anew above that. */
function Achievement({ above }: { readonly above: string | null }) {
  const hasTexts = useTexts('invitation');
  const achievement = useAchievementsStore(({ shown }) => shown);
  if (!hasTexts || !achievement) return null;
  return (
    <AchievementDialog
      key={`${achievement.code} ${above ?? ''}`}
      achievement={achievement}
      onClose={closeAchievement}
    />
  );
}

/** What is told to a signed-in player without being asked for, and the dialogs that follow from it. */
export function Live() {
  const playerId = useUserStore(({ user }) => user?.id);
  useLiveChannels(playerId);
  const isInvited = useInvitationsStore(({ received }) => received.length > 0);
  const shownId = useInvitationsStore((state) => state.shownId);
  const hasAchievement = useAchievementsStore(({ shown }) => shown !== null);
  return (
    <Suspense>
      {isInvited && <InvitationHost />}
      {hasAchievement && <Achievement above={shownId} />}
    </Suspense>
  );
}
