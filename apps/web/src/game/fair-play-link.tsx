import { FAIR_PLAY_PATH } from '@trivia/contract/pages.ts';
import { ShieldCheck } from 'lucide-react';
import { useI18n } from '../lib/i18n/i18n.ts';

/** Link to the public page about fair play, which is another document. */
export function FairPlayLink({ className }: { readonly className: string | undefined }) {
  const { t } = useI18n();
  return (
    <a className={className} href={FAIR_PLAY_PATH}>
      <ShieldCheck width={20} height={20} aria-hidden="true" />
      {t('ui.fairPlay')}
    </a>
  );
}
