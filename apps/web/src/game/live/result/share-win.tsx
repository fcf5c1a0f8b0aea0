import { Share2 } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { referralUrl, share } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { gameName } from '../../modes/game-names.ts';
import type { LiveGameType } from '../../modes/live-games.ts';
import { useUser } from '../../player/user-store.ts';

/** Tells friends of a victory; who comes by it comes by the player's own code. */
export function ShareWin({ type }: { readonly type: LiveGameType }) {
  const { t } = useI18n();
  const { referralCode } = useUser();
  const key = gameName(type, 'multi');
  const game = key ? t(key) : '';
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
