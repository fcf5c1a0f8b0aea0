import { modePictures } from '../../../game/art/mode-pictures.ts';
import { Scene } from '../../../game/art/scene.tsx';
import { modeTable, playableModeIds } from '../../../game/modes/mode-table.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './mode-list.module.css';

const modeIds = playableModeIds.toSorted(
  (one, other) => Number(modeTable[one].isForPlus) - Number(modeTable[other].isForPlus),
);

/** All modes as pictures, free ones first. */
export function ModeList() {
  const { t } = useI18n();
  return (
    <section className={styles.modes}>
      <h2>{t('landing.modesTitle')}</h2>
      <ul className={styles.list}>
        {modeIds.map((id) => {
          const { hue, isForPlus } = modeTable[id];
          return (
            <li key={id}>
              <Scene picture={modePictures[id]} hue={hue} sizes="(width >= 56.25rem) 16rem, 50vw">
                <h3>{t(`mode.${id}`)}</h3>
                <p>{t(id === 'daily' ? 'landing.dailyRule' : `rule.${id}`)}</p>
                <span className={isForPlus ? styles.plus : styles.free}>
                  {t(isForPlus ? 'modes.forPlus' : 'landing.free')}
                </span>
              </Scene>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
