import type { ComponentType, ReactNode, SVGProps } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** In place of the icon. */
  readonly picture?: ReactNode;
  readonly title?: string;
  readonly text: string;
  /** What can be done about it: a button, or a way on. */
  readonly children?: ReactNode;
}

const ICON_SIZE = 32;

/** The place of a list that has nothing in it yet, and what would fill it. */
export function EmptyState({ icon: IconOf, picture, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture ?? (
        <span className={styles.glyph}>
          <IconOf width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
        </span>
      )}
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}
