import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { copyText, share } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/button.tsx';
import { gameName } from '../../modes/game-names.ts';
import { liveGames } from '../../modes/live-games.ts';
import type { Invitation } from './invitation-query.ts';

/** What a friend opens. */
export const linkUrl = ({ type, code }: Invitation): string =>
  `${location.origin}${liveGames[type].path}?join=${code}`;

/** The device's own ways to send the link, and the plain one. */
export function WaysToSend({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const name = gameName(invitation.type, 'multi');
  const mode = name ? t(name) : '';
  const url = linkUrl(invitation);
  const send = async () => {
    const text = t('waiting.shareText', { mode });
    if ((await share({ title: t('waiting.shareTitle', { mode }), text, url })) === 'copied') setCopied(true);
  };
  return (
    <>
      <Button isWide icon={Share2} onClick={() => void send()}>
        {t('waiting.share')}
      </Button>
      <Button
        variant="second"
        isWide
        icon={isCopied ? Check : Copy}
        onClick={() => void copyText(url).then(setCopied)}
      >
        <span role="status">{t(isCopied ? 'waiting.copied' : 'waiting.copy')}</span>
      </Button>
    </>
  );
}
