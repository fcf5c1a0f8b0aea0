import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import { throwConfetti } from '../../ui/ornament/confetti.ts';
import { showToast } from '../../ui/toast/toast.ts';
import styles from './gallery.module.css';
import { Part, Specimen } from './specimens.tsx';

const toasts = [
  ['success', 'password.done'],
  ['error', 'ui.errorOccurred'],
  ['info', 'ui.offline'],
] as const;

function Dialogs() {
  const { t } = useI18n();
  const [width, setWidth] = useState<350 | 400 | null>(null);
  const close = () => setWidth(null);
  return (
    <Part name="Dialog">
      <Specimen state="width={350} | width={400}">
        <div className={styles.row}>
          {([350, 400] as const).map((each) => (
            <Button key={each} variant="quiet" onClick={() => setWidth(each)}>
              {t('profile.delete')}
            </Button>
          ))}
        </div>
        {width !== null && (
          <Dialog title={t('delete.title')} width={width} onClose={close}>
            <p>{t('delete.text')}</p>
            <DialogActions>
              <Button variant="danger" isWide onClick={close}>
                {t('delete.submit')}
              </Button>
              <Button variant="quiet" isWide onClick={close}>
                {t('ui.close')}
              </Button>
            </DialogActions>
          </Dialog>
        )}
      </Specimen>
    </Part>
  );
}

/** Dialogs and toasts. */
export function OverlayParts() {
  const { t } = useI18n();
  return (
    <>
      <Dialogs />
      <Part name="Toast">
        <Specimen state="success | error | info">
          <div className={styles.row}>
            {toasts.map(([kind, key]) => (
              <Button key={kind} variant="quiet" onClick={() => void showToast(kind, t(key))}>
                {t(key)}
              </Button>
            ))}
          </div>
        </Specimen>
      </Part>
      <Part name="Confetti">
        <Specimen state="throwConfetti()">
          <div className={styles.row}>
            <Button variant="quiet" onClick={() => void throwConfetti()}>
              throwConfetti()
            </Button>
          </div>
        </Specimen>
      </Part>
    </>
  );
}
