import { Link } from 'wouter';
import { ButtonContent, type ButtonLook, classesOf } from './button.tsx';

interface ButtonLinkProps extends ButtonLook {
  /** A screen of the app. */
  readonly to: string;
  /** Accessible name, where only an icon is shown, or a word that several links share. */
  readonly label?: string;
}

/** Leads to a screen of the app and looks like a button. */
export function ButtonLink({ to, label, ...look }: ButtonLinkProps) {
  return (
    <Link className={classesOf(look)} to={to} aria-label={label}>
      <ButtonContent {...look} />
    </Link>
  );
}
