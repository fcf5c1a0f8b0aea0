import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { openDialog } from '../dialogs.ts';
import styles from './reportable-picture.module.css';
import { uploadedPictureId } from './uploaded-picture-id.ts';

interface ReportablePictureProps {
  readonly name: string;
  /** URL of the face. A drawn one can't be reported. */
  readonly url: string;
  /** True before a game, whose start closes the dialog. */
  readonly beforeGame?: boolean;
  readonly children: ReactNode;
}

/** Large face of another player. An uploaded picture has a button for reporting it. */
export function ReportablePicture({ name, url, beforeGame = false, children }: ReportablePictureProps) {
  const { t } = useI18n();
  const pictureId = uploadedPictureId(url);
  if (pictureId === undefined) return children;
  return (
    <span className={styles.portrait}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={t('ui.seePicture', { name: isolate(name) })}
        onClick={() => openDialog('report-picture', { pictureId, url, name, beforeGame })}
      >
        <span className={styles.flag}>
          <Flag aria-hidden="true" />
        </span>
      </button>
    </span>
  );
}
