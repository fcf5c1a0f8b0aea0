import { Crown } from 'lucide-react';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './no-subscription-dialog.module.css';

/** Shown when the server says that something needs Plus. */
export function NoSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog title={t('noSubscription.title')} width={400} onClose={onClose}>
      <div className={styles.picture} aria-hidden="true">
        <Crown className={styles.crown} />
      </div>
      <p>{t('noSubscription.body')}</p>
      <Button variant="plus" isWide href={plusOfferPath}>
        {t('noSubscription.action')}
      </Button>
    </Dialog>
  );
}
