import { Picture } from '../../../game/art/picture.tsx';
import { plusOfferPath } from '../../../game/offers/plus-offer.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './plus-panel.module.css';

/** Panel on the landing that leads to the offer of Plus. */
export function PlusPanel() {
  const { t } = useI18n();
  return (
    <section className={styles.plus}>
      <Picture
        name="scene-erbil-citadel"
        sizes="(width >= 56.25rem) 40rem, 100vw"
        className={styles.citadel}
      />
      <div>
        <h2>{t('landing.plusTitle')}</h2>
        <p>{t('landing.plusText')}</p>
      </div>
      <Button variant="plus" href={plusOfferPath}>
        {t('landing.plusMore')}
      </Button>
    </section>
  );
}
