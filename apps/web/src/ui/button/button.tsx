import type { ComponentPropsWithRef, ComponentType, ReactNode, SVGProps } from 'react';
import styles from './press.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'second' | 'raised' | 'plus' | 'quiet' | 'danger';
  readonly isWide?: boolean;
  readonly icon?: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** True while its action is running: shows that, and disables the button. */
  readonly isBusy?: boolean;
  /** URL of another document. */
  readonly href?: string;
}

const ICON_SIZE = 22;

export function classesOf({ variant = 'primary', isWide }: Pick<ButtonLook, 'variant' | 'isWide'>): string {
  return [styles.press, styles[variant], isWide && styles.wide].filter(Boolean).join(' ');
}

export function ButtonContent({ icon: IconOf, children }: Pick<ButtonLook, 'icon' | 'children'>) {
  return (
    <>
      {IconOf && <IconOf width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />}
      {children}
    </>
  );
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant, isWide, isBusy, icon, href, children, onClick, ...rest } = props;
  const className = classesOf(props);
  const content = <ButtonContent {...(icon ? { icon } : {})}>{children}</ButtonContent>;
  if (href !== undefined) {
    return (
      <a className={className} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
