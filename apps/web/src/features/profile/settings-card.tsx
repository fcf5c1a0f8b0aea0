import { SlidersHorizontal } from 'lucide-react';
import { openDialog } from '../../game/dialogs.ts';
import { FairPlayLink } from '../../game/fair-play-link.tsx';
import { useFeedbackStore } from '../../lib/feedback.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { applyTheme, readTheme } from '../../lib/theme.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import styles from './profile-screen.module.css';

/** Settings of this device. */
export function SettingsCard() {
  const { t } = useI18n();
  const { hasSound, hasHaptics, setSound, setHaptics } = useFeedbackStore();
  const themes = (['dark', 'light'] as const).map((value) => ({ value, label: t(`profile.${value}`) }));
  return (
    <section className={styles.card}>
      <h2>{t('profile.settings')}</h2>
      <LanguageSwitch />
      <RadioGroup
        label={t('profile.theme')}
        name="theme"
        options={themes}
        defaultValue={readTheme()}
        onChange={(value) => applyTheme(value === 'light' ? 'light' : 'dark')}
      />
      <div>
        <Switch label={t('profile.sound')} isOn={hasSound} onChange={setSound} />
        <Switch label={t('profile.haptics')} isOn={hasHaptics} onChange={setHaptics} />
        <ListRow icon={SlidersHorizontal} onClick={() => openDialog('play-settings')}>
          {t('profile.play')}
        </ListRow>
      </div>
      <FairPlayLink className={styles.link} />
    </section>
  );
}
