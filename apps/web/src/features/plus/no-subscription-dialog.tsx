import { operators } from '@trivia/contract/billing/operators.ts';
import { navigate } from 'wouter/use-browser-location';
import { Picture } from '../../game/art/picture.tsx';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { OperatorTerms } from '../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './plus-dialog.module.css';

/** Shown when the server refuses an action for lack of Plus. */
export function NoSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [operator] = operators;
  return (
    <Dialog
      title={t('noSubscription.title')}
      width={400}
      onClose={onClose}
      picture={<Picture name="scene-lamassu" sizes="25rem" className={styles.picture} isFirst />}
    >
      <p>{t('noSubscription.body')}</p>
      {operator && <OperatorTerms operator={operator} />}
      <Button
        variant="plus"
        isWide
        onClick={() => {
          onClose();
          navigate(plusOfferPath);
        }}
      >
        {t('noSubscription.action')}
      </Button>
    </Dialog>
  );
}
