import { Share2 } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { referralUrl, share } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { useUser } from '../../player/user-store.ts';

/** Tells friends of a victory; who comes by it comes by the player's own code. */
export function ShareWin({ modeId }: { readonly modeId: LiveModeId }) {
  const { t } = useI18n();
  const { referralCode } = useUser();
  const game = t(`mode.${modeId}`);
  const tell = async () => {
    const outcome = await share({
      title: game,
      text: t('live.shareWin', { game }),
      url: referralUrl(referralCode),
    });
    if (outcome === 'copied') void showToast('success', t('result.copied'));
  };
  return (
    <Button variant="quiet" isWide icon={Share2} onClick={() => void tell()}>
      {t('live.share')}
    </Button>
  );
}
