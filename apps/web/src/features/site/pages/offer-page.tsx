import { Check, Minus } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Weave } from '../../../ui/ornament/weave.tsx';
import { OpensDialog } from '../parts/opens-dialog.tsx';
import { WaysIn } from '../parts/ways-in.tsx';
import styles from './offer-page.module.css';

const PRICE_IQD = 300;
const rows = ['daily', 'modes', 'prizes', 'coins', 'ads'] as const;
const ICON_SIZE = 20;

/** The offer of Plus: its gifts beside the free plan, its price, and that it can't be bought yet. */
export function OfferPage() {
  const { t } = useI18n();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <Weave />
        <h1>{t('offer.title')}</h1>
        <p className={styles.price}>{t('offer.price', { value: PRICE_IQD })}</p>
        <p>{t('offer.text')}</p>
        <p className={styles.soon}>{t('offer.soon')}</p>
        <WaysIn>
          <OpensDialog dialog="sign-up" variant="plus" isWide>
            {t('offer.start')}
          </OpensDialog>
          <OpensDialog dialog="log-in" variant="quiet" isWide>
            {t('landing.haveAccount')}
          </OpensDialog>
        </WaysIn>
      </section>
      <section className={styles.comparison}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('offer.compare')}</th>
              <th scope="col">{t('offer.free')}</th>
              <th scope="col">{t('offer.plus')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`offer.${row}`)}</th>
                <td>
                  <Minus size={ICON_SIZE} aria-hidden="true" />
                  {t(`offer.${row}Free`)}
                </td>
                <td className={styles.has}>
                  <Check size={ICON_SIZE} aria-hidden="true" />
                  {t(`offer.${row}Plus`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.small}>{t('offer.stop')}</p>
      </section>
    </div>
  );
}
