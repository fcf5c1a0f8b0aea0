import { Play, Settings, Sun, Trash2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { modeTable } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './gallery.module.css';
import { Part, Specimen } from './specimens.tsx';

const variants = ['primary', 'second', 'plus', 'quiet', 'danger'] as const;
const HERE = '/gallery';

function Buttons() {
  const { t } = useI18n();
  return (
    <Part name="Button">
      {variants.map((variant) => (
        <Specimen key={variant} state={`variant="${variant}" | icon | isBusy | disabled`}>
          <div className={styles.row}>
            <Button variant={variant}>{t('daily.play')}</Button>
            <Button variant={variant} icon={Play}>
              {t('daily.play')}
            </Button>
            <Button variant={variant} isBusy>
              {t('play.starting')}
            </Button>
            <Button variant={variant} disabled>
              {t('ui.retryIn', { value: 59 })}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="isWide">
        <Button isWide>{t('daily.plusEveryDay')}</Button>
      </Specimen>
      <Specimen state="href">
        <div className={styles.row}>
          <Button href={HERE}>{t('daily.seeAnswers')}</Button>
        </div>
      </Specimen>
    </Part>
  );
}

function TabsPart() {
  const { t } = useI18n();
  const [tab, setTab] = useState<'start' | 'modes'>('start');
  const tabs = [
    { id: 'start', label: t('guide.start'), panel: <p>{t('guide.playBody')}</p> },
    { id: 'modes', label: t('guide.modes'), panel: <p>{t('guide.daily')}</p> },
  ] as const;
  return (
    <Part name="Tabs">
      <Specimen state="value | onChange">
        <Tabs label={t('guide.tabs')} value={tab} onChange={setTab} tabs={tabs} />
      </Specimen>
    </Part>
  );
}

/** Buttons, links and other controls. */
export function ActionParts() {
  const { t } = useI18n();
  return (
    <>
      <Buttons />
      <Part name="ButtonLink">
        <Specimen state="to">
          <div className={styles.row}>
            <ButtonLink to={HERE}>{t('notFound.home')}</ButtonLink>
            <ButtonLink variant="quiet" icon={Trophy} to={HERE}>
              {t('daily.resume')}
            </ButtonLink>
          </div>
        </Specimen>
      </Part>
      <Part name="IconButton">
        <Specimen state="label, icon | disabled">
          <div className={styles.row}>
            <IconButton label={t('profile.settings')} icon={Settings} />
            <IconButton label={t('profile.settings')} icon={Settings} disabled />
          </div>
        </Specimen>
      </Part>
      <Part name="ListRow">
        <Specimen state='to | onClick | tone="danger"'>
          <div>
            <ListRow icon={Settings} to={HERE}>
              {t('profile.edit')}
            </ListRow>
            <ListRow icon={Sun}>{t('profile.devices')}</ListRow>
            <ListRow icon={Trash2} tone="danger">
              {t('profile.delete')}
            </ListRow>
          </div>
        </Specimen>
      </Part>
      <Part name="Tile">
        <Specimen state="hue, icon, title, text">
          <Tile
            to={HERE}
            hue={modeTable.daily.hue}
            icon={Sun}
            title={t('daily.name')}
            text={t('rule.daily')}
          />
        </Specimen>
        <Specimen state="note">
          <Tile
            to={HERE}
            hue={modeTable.daily.hue}
            icon={Sun}
            title={t('daily.name')}
            text={t('rule.daily')}
            note={t('modes.forPlus')}
          />
        </Specimen>
      </Part>
      <TabsPart />
      <Part name="LanguageSwitch">
        <Specimen state="">
          <LanguageSwitch />
        </Specimen>
      </Part>
    </>
  );
}
