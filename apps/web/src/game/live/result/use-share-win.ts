import { useI18n } from '../../../lib/i18n/i18n.ts';
import { referralUrl, share } from '../../../lib/share.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { useUser } from '../../player/user-store.ts';

/** Shares a win, with the player's referral link. */
export function useShareWin(modeId: LiveModeId): () => void {
  const { t } = useI18n();
  const { referralCode } = useUser();
  const game = t(`mode.${modeId}`);
  const shareWin = async () => {
    const outcome = await share({
      title: game,
      text: t('live.shareWin', { game }),
      url: referralUrl(referralCode),
    });
    if (outcome === 'copied') void showToast('success', t('result.copied'));
  };
  return () => void shareWin();
}
