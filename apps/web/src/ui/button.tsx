import type { ComponentPropsWithRef, ComponentType, ReactNode, SVGProps } from 'react';
import { Link } from 'react-router';
import styles from './press.module.css';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: 'primary' | 'second' | 'plus' | 'quiet' | 'danger';
  readonly isWide?: boolean;
  /** While what it started goes on: it says so and takes no second press. */
  readonly isBusy?: boolean;
  readonly icon?: Icon;
  /** Leads to a screen of the app. */
  readonly to?: string;
  /** Leads to another document. */
  readonly href?: string;
}

const ICON_SIZE = 22;

function classesOf({ variant = 'primary', isWide }: Pick<ButtonProps, 'variant' | 'isWide'>): string {
  return [styles.press, styles[variant], isWide && styles.wide].filter(Boolean).join(' ');
}

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant, isWide, isBusy, icon: IconOf, to, href, children, onClick, ...rest } = props;
  const className = classesOf(props);
  const content: ReactNode = (
    <>
      {IconOf && <IconOf width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={className} to={to}>
        {content}
      </Link>
    );
  }
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
