import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { referralUrl, share } from '../../lib/share.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useUser } from '../player/user-store.ts';
import styles from './ad-slot.module.css';
import { type AdSource, houseAdSource } from './house-ads.ts';

interface AdSlotProps {
  readonly place: Parameters<AdSource>[0];
  readonly source?: AdSource;
}

/** A labelled advertisement. Players with Plus see none, and nobody sees one during a match. */
export function AdSlot({ place, source = houseAdSource }: AdSlotProps) {
  const { t } = useI18n();
  const { hasSubscription, referralCode } = useUser();
  const [ad] = useState(() => source(place));
  const hasTexts = useTexts('ad');
  if (hasSubscription || !ad || !hasTexts) return null;

  const invite = async () => {
    const outcome = await share({
      title: t('ad.referralTitle'),
      text: t('ad.referralText'),
      url: referralUrl(referralCode),
    });
    if (outcome === 'copied') void showToast('success', t('result.copied'));
  };
  return (
    <aside className={styles.slot} aria-label={t('ad.label')}>
      <span className={styles.label}>{t('ad.label')}</span>
      <h2>{t(ad.title)}</h2>
      <p>{t(ad.body)}</p>
      {ad.target === 'referral' ? (
        <Button variant="quiet" onClick={() => void invite()}>
          {t(ad.action)}
        </Button>
      ) : (
        <Button variant="quiet" href={ad.target.path}>
          {t(ad.action)}
        </Button>
      )}
    </aside>
  );
}
