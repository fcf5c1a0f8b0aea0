import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { AlarmClockPlus, ChartNoAxesColumn, type LucideIcon, RotateCcw, Shield } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './booster-glyph.module.css';

const icons: Readonly<Partial<Record<BoosterId, LucideIcon>>> = {
  extra_time: AlarmClockPlus,
  second_chance: RotateCcw,
  shield: Shield,
  audience: ChartNoAxesColumn,
};

/** Icon of a booster, as decoration: its name is always nearby. */
export function BoosterGlyph({ type }: { readonly type: BoosterId }) {
  const { formatNumber } = useI18n();
  const Icon = icons[type];
  if (Icon) return <Icon className={styles.icon} aria-hidden="true" />;
  return (
    <span className={styles.figure} dir="ltr" aria-hidden="true">
      {type === 'double_points' ? `×${formatNumber(2)}` : `${formatNumber(50)}:${formatNumber(50)}`}
    </span>
  );
}
