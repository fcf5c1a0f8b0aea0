import { Link } from 'wouter';
import { ButtonContent, type ButtonLook, classesOf } from './button.tsx';

interface ButtonLinkProps extends ButtonLook {
  /** A screen of the app. */
  readonly to: string;
}

/** Leads to a screen of the app and looks like a button. */
export function ButtonLink({ to, ...look }: ButtonLinkProps) {
  return (
    <Link className={classesOf(look)} to={to}>
      <ButtonContent {...look} />
    </Link>
  );
}
