import { Download, Share, SquarePlus } from 'lucide-react';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { type InstallPrompt, useInstallPrompt } from '../../../lib/install-prompt.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './install-offer.module.css';
import { closeInstallOffer, install } from './use-install-offer.ts';

function ByPrompt({ prompt }: { readonly prompt: InstallPrompt }) {
  const { t } = useI18n();
  return (
    <div className={styles.answers}>
      <Button icon={Download} onClick={() => void install(prompt)}>
        {t('install.yes')}
      </Button>
      <Button variant="quiet" onClick={closeInstallOffer}>
        {t('install.no')}
      </Button>
    </div>
  );
}

function ByHand() {
  const { t } = useI18n();
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Share className={styles.icon} aria-hidden="true" />
          {t('install.share')}
        </li>
        <li>
          <SquarePlus className={styles.icon} aria-hidden="true" />
          {t('install.add')}
        </li>
      </ol>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={closeInstallOffer}>
          {t('install.understood')}
        </Button>
      </div>
    </>
  );
}

/**
 * Offers to install the app, above the navigation: by the browser's prompt, or as instructions for browsers without
 * one.
 */
export function InstallOffer() {
  const { t } = useI18n();
  const prompt = useInstallPrompt((offer) => offer.prompt);
  return (
    <section className={styles.offer} aria-labelledby="install">
      <Mascot className={styles.mascot} pose="pointing" looks="start" />
      <h2 id="install">{t('install.title')}</h2>
      <p>{t('install.text')}</p>
      {prompt ? <ByPrompt prompt={prompt} /> : <ByHand />}
    </section>
  );
}
