import type { ModeId } from '@trivia/rules/mode.ts';
import { modePictures } from '../../../game/art/mode-pictures.ts';
import { Scene } from '../../../game/art/scene.tsx';
import { modeRules } from '../../../game/modes/mode-rules.ts';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import styles from './mode-list.module.css';

const modes: readonly { readonly id: ModeId; readonly rule: MessageKey }[] = [
  { id: 'daily', rule: 'landing.dailyRule' },
  { id: 'head-to-head', rule: modeRules['head-to-head'] },
  { id: 'quiz', rule: modeRules.quiz },
  { id: 'puzzle', rule: modeRules.puzzle },
  { id: 'survival-duel', rule: modeRules['survival-duel'] },
  { id: 'tug-of-war', rule: modeRules['tug-of-war'] },
  { id: 'solo-survival', rule: modeRules['solo-survival'] },
];

/** How it plays: every mode as a place, what is free first. */
export function ModeList() {
  const { t } = useI18n();
  return (
    <section className={styles.modes}>
      <h2>{t('landing.modesTitle')}</h2>
      <ul className={styles.list}>
        {modes.map(({ id, rule }) => {
          const { name, hue, isForPlus } = modeTable[id];
          return (
            <li key={id}>
              <Scene picture={modePictures[id]} hue={hue} sizes="(width >= 56.25rem) 16rem, 50vw">
                <h3>{t(name)}</h3>
                <p>{t(rule)}</p>
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
