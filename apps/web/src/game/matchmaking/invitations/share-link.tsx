import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { copyText, share } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { liveModeOf, modeTable } from '../../modes/mode-table.ts';
import type { Invitation } from './invitation-query.ts';

/** URL of an invitation for a friend. */
export const invitationUrl = (invitation: Invitation): string =>
  `${location.origin}${modeTable[liveModeOf(invitation.type)].path}?join=${invitation.code}`;

/** Buttons that share the link by the device's share sheet, or copy it. */
export function ShareLink({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const mode = t(`mode.${liveModeOf(invitation.type)}`);
  const url = invitationUrl(invitation);
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
