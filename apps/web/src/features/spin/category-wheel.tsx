import { categoryIds } from '@trivia/contract/play/categories.ts';
import { categoryStyle } from '../../game/categories/category-colors.ts';
import { categoryIcons } from '../../game/categories/category-icons.ts';
import { Logo } from '../../ui/ornament/logo.tsx';
import styles from './category-wheel.module.css';

interface CategoryWheelProps {
  /** Angle, clockwise. */
  readonly degrees: number;
  /** True while the call is running: the wheel turns back a little, as a run-up. */
  readonly isRequesting: boolean;
}

const rosettes = Array.from({ length: 24 }, (_, index) => `${index * 15}deg`);

/** Wheel of the categories. Its result is shown as text beside it. */
export function CategoryWheel({ degrees, isRequesting }: CategoryWheelProps) {
  return (
    <div className={styles.stand} aria-hidden="true">
      <span className={styles.pointer} />
      <div className={styles.disc}>
        <div
          className={styles.wheel}
          data-asking={isRequesting}
          style={{ '--turn': `${isRequesting ? degrees - 12 : degrees}deg` }}
        >
          {categoryIds.map((id, index) => {
            const Icon = categoryIcons[id];
            return (
              <span
                key={id}
                className={styles.segment}
                style={{
                  '--at': `${(index * 360) / categoryIds.length}deg`,
                  ...categoryStyle(id),
                }}
              >
                <Icon className={styles.icon} />
              </span>
            );
          })}
        </div>
      </div>
      <span className={styles.rim} />
      {rosettes.map((at) => (
        <span key={at} className={styles.rosette} style={{ '--at': at }} />
      ))}
      <span className={styles.hub}>
        <Logo />
      </span>
    </div>
  );
}
