import { Link } from 'wouter';
import { ButtonContent, type ButtonLook, classesOf } from './button.tsx';

interface ButtonLinkProps extends ButtonLook {
  /** A screen of the app. */
  readonly to: string;
  /** Accessible name, where only an icon is shown, or a word that several links share. */
  readonly label?: string;
  /** State of the history entry that it makes. */
  readonly state?: unknown;
}

/** Leads to a screen of the app and looks like a button. */
export function ButtonLink({ to, label, state, ...look }: ButtonLinkProps) {
  return (
    <Link className={classesOf(look)} to={to} state={state} aria-label={label}>
      <ButtonContent {...look} />
    </Link>
  );
}
