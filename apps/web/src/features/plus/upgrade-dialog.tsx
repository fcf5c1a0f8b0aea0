import { operators } from '@trivia/contract/billing/operators.ts';
import { navigate } from 'wouter/use-browser-location';
import { Picture } from '../../game/art/picture.tsx';
import { OperatorTerms } from '../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './plus-dialog.module.css';

/** Shown when the free games of a mode are used up. Waiting is as prominent as paying. */
export function UpgradeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [operator] = operators;
  return (
    <Dialog
      title={t('upgrade.title')}
      width={400}
      onClose={onClose}
      picture={<Picture name="scene-ishtar-gate" sizes="25rem" className={styles.picture} isFirst />}
    >
      <p>{t('upgrade.body')}</p>
      {operator && <OperatorTerms operator={operator} />}
      <DialogActions>
        <Button
          variant="plus"
          isWide
          onClick={() => {
            onClose();
            navigate('/store/upgrade-plan');
          }}
        >
          {t('upgrade.action')}
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          {t('upgrade.wait')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
