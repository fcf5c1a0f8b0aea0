import type { AchievementEvent } from '@trivia/contract/realtime/player-events.ts';
import { Share2 } from 'lucide-react';
import { Amount } from '../../game/player/amount.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { share } from '../../lib/share.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import { Weave } from '../../ui/ornament/weave.tsx';
import styles from './achievement-dialog.module.css';

const ICON_SIZE = 80;

/** Picture at a URL, or a generic icon. */
function Icon({ icon }: Pick<AchievementEvent, 'icon'>) {
  const isAddress = icon.startsWith('/') || icon.startsWith('https://');
  if (!isAddress) return <span className={styles.sign}>{icon}</span>;
  return <img className={styles.icon} src={icon} alt="" width={ICON_SIZE} height={ICON_SIZE} />;
}

interface AchievementDialogProps {
  readonly achievement: AchievementEvent;
  readonly onClose: () => void;
}

/** Dialog about an unlocked achievement, with a share button. */
export function AchievementDialog({ achievement, onClose }: AchievementDialogProps) {
  const { t } = useI18n();
  const { title, description, icon, reward_points } = achievement;
  const shareAchievement = () =>
    void share({ title, text: t('achievement.shareText', { title }), url: `${location.origin}/landing` });
  return (
    <Dialog title={t('achievement.title')} width={400} onClose={onClose}>
      <div className={styles.prize} aria-hidden="true">
        <Weave />
        <Icon icon={icon} />
      </div>
      <p className={styles.name} dir="auto">
        {title}
      </p>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <span className={styles.points}>
        <Amount currency="point" value={reward_points} isChip isGain />
      </span>
      <p className={styles.prompt}>{t('achievement.sharePrompt')}</p>
      <DialogActions>
        <Button isWide icon={Share2} onClick={shareAchievement}>
          {t('achievement.share')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
