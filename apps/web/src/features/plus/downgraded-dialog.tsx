import { operators } from '@trivia/contract/billing/operators.ts';
import { Check } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { NicheMascot } from '../../game/art/niche-mascot.tsx';
import { OperatorTerms } from '../../game/offers/terms/operator-terms.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './plus-dialog.module.css';

/** Shown once when Plus has ended: what the player keeps, and that nothing is owed. */
export function DowngradedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { coin, point } = useUser();
  const [operator] = operators;
  return (
    <Dialog
      title={t('downgraded.title')}
      width={400}
      onClose={onClose}
      picture={<NicheMascot pose="asleep" />}
    >
      <p>{t('downgraded.body')}</p>
      <ul className={styles.stays}>
        <li>
          <Check aria-hidden="true" />
          {t('downgraded.purse', { points: point, coins: coin })}
        </li>
        <li>
          <Check aria-hidden="true" />
          {t('downgraded.things')}
        </li>
      </ul>
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
          {t('downgraded.action')}
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          {t('downgraded.free')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
