import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import styles from './booster-badge.module.css';
import { BoosterGlyph } from './booster-glyph.tsx';

/** Hue of each booster in degrees of OKLCH. */
const hues: Readonly<Record<BoosterId, number>> = {
  fifty_fifty: 340,
  extra_time: 75,
  second_chance: 150,
  shield: 240,
  double_points: 195,
  audience: 300,
};

interface BoosterBadgeProps {
  readonly type: BoosterId;
  readonly className?: string | undefined;
}

/** Icon of a booster on its own hue, the same wherever the booster is listed. */
export function BoosterBadge({ type, className = '' }: BoosterBadgeProps) {
  return (
    <span className={`${styles.badge} ${className}`} style={{ '--hue': hues[type] }}>
      <BoosterGlyph type={type} />
    </span>
  );
}
