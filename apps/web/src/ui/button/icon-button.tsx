import type { ComponentPropsWithRef, ComponentType, SVGProps } from 'react';
import styles from './press.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const ICON_SIZE = 24;

export function IconButton({ label, icon: IconOf, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.press} ${styles.icon}`} aria-label={label}>
      <IconOf width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
    </button>
  );
}
