import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { copyText } from '../../../../lib/share.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

const TICK_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name; without it, the button shows a word. */
  readonly label?: string;
}

/** Copies a code, and shows a check mark for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useI18n();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else void showToast('error', t('rewards.notCopied'));
  };
  const icon = isCopied ? Check : Copy;
  return (
    <>
      {label === undefined ? (
        <Button variant="second" isWide icon={icon} onClick={() => void copy()}>
          {t(isCopied ? 'rewards.copied' : 'rewards.copyCode')}
        </Button>
      ) : (
        <IconButton label={label} icon={icon} onClick={() => void copy()} />
      )}
      <span role="status">{isCopied && <VisuallyHidden>{t('rewards.copied')}</VisuallyHidden>}</span>
    </>
  );
}
