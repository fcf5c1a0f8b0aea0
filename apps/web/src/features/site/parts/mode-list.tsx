import { type LucideIcon, Sun } from 'lucide-react';
import { liveGames } from '../../../game/modes/live-games.ts';
import { modeRules } from '../../../game/modes/mode-rules.ts';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { soloGames } from '../../../game/modes/solo-games.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import tile from '../../../ui/tile.module.css';
import styles from './mode-list.module.css';

interface Mode {
  readonly name: MessageKey;
  readonly rule: MessageKey;
  readonly icon: LucideIcon;
  /** Degrees of OKLCH. */
  readonly hue: number;
  readonly isForPlus: boolean;
}

const modes: readonly Mode[] = [
  {
    name: 'mode.daily',
    rule: 'landing.dailyRule',
    icon: Sun,
    hue: modeTable.daily.hue,
    isForPlus: false,
  },
  ...[...Object.values(liveGames), ...soloGames].map((game): Mode => ({ ...game, rule: modeRules[game.id] })),
];

/** How it plays: every mode in its hue, the challenge of the day first. */
export function ModeList() {
  const { t } = useI18n();
  return (
    <section className={styles.modes}>
      <h2>{t('landing.modesTitle')}</h2>
      <ul className={styles.list}>
        {modes.map(({ name, rule, icon: IconOf, hue, isForPlus }) => (
          <li key={name} className={styles.mode} style={{ '--hue': hue }}>
            <span className={tile.glyph}>
              <IconOf aria-hidden="true" />
            </span>
            <div>
              <h3>{t(name)}</h3>
              <p className={tile.text}>{t(rule)}</p>
              {isForPlus && <p className={tile.note}>{t('modes.forPlus')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
