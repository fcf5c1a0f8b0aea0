import { Flag } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { openDialog } from '../../dialogs.ts';
import { uploadedPictureId } from '../../report/uploaded-picture-id.ts';
import { PlayerFace, type PlayerFaceProps } from './player-face.tsx';
import styles from './reportable-face.module.css';

/** Face in a result. Another player's uploaded picture opens enlarged, where it can be reported. */
export function ReportableFace(props: PlayerFaceProps) {
  const { t } = useI18n();
  const { avatarUrl, isMe, name } = props.player;
  const pictureId = uploadedPictureId(avatarUrl);
  if (isMe || pictureId === undefined) return <PlayerFace {...props} />;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('ui.seePicture', { name: isolate(name) })}
      onClick={() => openDialog('report-picture', { pictureId, url: avatarUrl, name })}
    >
      <PlayerFace {...props} />
      <span className={styles.flag}>
        <Flag aria-hidden="true" />
      </span>
    </button>
  );
}
