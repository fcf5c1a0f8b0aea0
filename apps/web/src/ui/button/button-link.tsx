import { Link } from 'wouter';
import { ButtonContent, type ButtonLook, classesOf } from './button.tsx';

interface ButtonLinkProps extends ButtonLook {
  /** Path of a screen of the app. */
  readonly to: string;
  /** Accessible name, where the content is an icon or a word that several links share. */
  readonly label?: string;
  /** History state of the new entry. */
  readonly state?: unknown;
}

/** Link to a screen that looks like a button. */
export function ButtonLink({ to, label, state, ...look }: ButtonLinkProps) {
  return (
    <Link className={classesOf(look)} to={to} state={state} aria-label={label}>
      <ButtonContent {...look} />
    </Link>
  );
}
