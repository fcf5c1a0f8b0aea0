import type { ComponentType, ReactNode, SVGProps } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Picture in place of the icon. */
  readonly picture?: ReactNode;
  readonly title?: string;
  /** True for the only content of a screen, which then stands in its middle. */
  readonly isScreen?: boolean;
  readonly text: string;
  /** Next step: a button or a link. */
  readonly children?: ReactNode;
}

const ICON_SIZE = 32;

/** Placeholder of an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: IconOf, picture, title, text, isScreen = false, children } = props;
  return (
    <div className={styles.state} data-screen={isScreen}>
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
