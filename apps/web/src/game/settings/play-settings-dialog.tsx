import { ownTimes } from '@trivia/rules/match/mode.ts';
import { dailyRewards } from '@trivia/rules/modes/daily.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { usePlaySettings } from './play-settings.ts';
import styles from './play-settings-dialog.module.css';

/** Settings of pace and of ways to answer. Each change applies at once, on this device. */
export function PlaySettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { time, revealsWait, confirms, hasKeys, change } = usePlaySettings();
  return (
    <Dialog title={t('settings.title')} width={400} onClose={onClose}>
      <div className={styles.settings}>
        <section className={styles.part}>
          <h3>{t('settings.alone')}</h3>
          <div className={styles.time}>
            <RadioGroup
              label={t('settings.time')}
              name="own-time"
              options={ownTimes.map((value) => ({ value, label: t(`settings.time.${value}`) }))}
              defaultValue={time}
              onChange={(value) => change({ time: ownTimes.find((one) => one === value) ?? 'x1' })}
            />
          </div>
          <p className={styles.hint}>{t('settings.timeHint', { count: dailyRewards.firstCount })}</p>
          <Switch
            label={t('settings.revealsWait')}
            hint={t('settings.revealsWaitHint')}
            isOn={revealsWait}
            onChange={(isOn) => change({ revealsWait: isOn })}
          />
        </section>
        <section className={styles.part}>
          <h3>{t('settings.everywhere')}</h3>
          <Switch
            label={t('settings.confirms')}
            hint={t('settings.confirmsHint')}
            isOn={confirms}
            onChange={(isOn) => change({ confirms: isOn })}
          />
          <Switch
            label={t('settings.keys')}
            hint={t('settings.keysHint')}
            isOn={hasKeys}
            onChange={(isOn) => change({ hasKeys: isOn })}
          />
        </section>
      </div>
    </Dialog>
  );
}
