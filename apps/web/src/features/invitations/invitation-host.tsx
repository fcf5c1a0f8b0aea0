import { useCallback, useEffect } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { closeDialog } from '../../game/dialogs.ts';
import { removeInvitation, useNextInvitation } from '../../game/live-events/invitations-store.ts';
import { callApi } from '../../lib/api/api.ts';
import { buzz } from '../../lib/feedback.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { isMatchMark } from '../../lib/in-match.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { InvitationDialog, isKnown, type KnownInvitation } from './invitation-dialog.tsx';
import { useExpiry } from './use-expiry.ts';

function answer(invitation: KnownInvitation, isAccepted: boolean): void {
  const { id } = invitation;
  removeInvitation(id);
  if (isAccepted) {
    closeDialog();
    navigate(`/notification-redirect?data=${encodeURIComponent(JSON.stringify(invitation))}`);
  } else {
    // Ignores a failure, since the requester sees the invitation expire.
    void callApi('POST /api/play/invitations/:id/decline', { params: { id } }, { handles: 'all' }).catch(
      () => undefined,
    );
  }
}

/** Shows invitations one after another, but never during a match. */
export function InvitationHost() {
  const { t } = useI18n();
  const hasTexts = useTexts('invitation');
  const next = useNextInvitation();
  const invitation = next && isKnown(next) ? next : null;
  const isInMatch = isMatchMark(useHistoryState());
  const isShown = invitation !== null && !isInMatch && hasTexts;

  const showExpired = useCallback(() => void showToast('error', t('invitation.expired')), [t]);
  useExpiry(next, isShown, showExpired);

  useEffect(() => {
    // Browsers refuse to vibrate before the page was touched.
    if (isShown && navigator.userActivation?.hasBeenActive) buzz('lock');
  }, [isShown]);

  if (!isShown) return null;
  return (
    <InvitationDialog
      key={invitation.id}
      invitation={invitation}
      onAnswer={(isAccepted) => answer(invitation, isAccepted)}
    />
  );
}
