import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { copyText, share } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { liveModeOf, modeTable } from '../../modes/mode-table.ts';
import type { Invitation } from './invitation-query.ts';

/** Link for a friend. */
export const linkUrl = (invitation: Invitation): string =>
  `${location.origin}${modeTable[liveModeOf(invitation.type)].path}?join=${invitation.code}`;

/** The device's own ways to send the link, and a button that copies it. */
export function WaysToSend({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const mode = t(`mode.${liveModeOf(invitation.type)}`);
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
        {t(isCopied ? 'waiting.copied' : 'waiting.copy')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('waiting.copied')}</span>
      </VisuallyHidden>
    </>
  );
}
