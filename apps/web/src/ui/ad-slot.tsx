import { useState } from 'react';
import { type AdSource, houseAdSource } from '../lib/house-ads.ts';
import { useI18n } from '../lib/i18n.ts';
import { referralUrl, share } from '../lib/share.ts';
import { useTexts } from '../lib/use-texts.ts';
import { useUser } from '../lib/user-store.ts';
import styles from './ad-slot.module.css';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

interface AdSlotProps {
  readonly place: Parameters<AdSource>[0];
  readonly source?: AdSource;
}

/** A labelled place for an advertisement. Plus players see none, and nobody sees one during a match. */
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
