import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Link } from 'wouter';
import styles from './list-row.module.css';

interface ListRowProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'danger';
  /** Path of a screen; without it the row is a button. */
  readonly to?: string;
  readonly onClick?: () => void;
}

const ICON_SIZE = 22;

/** A row in a list of links or actions. */
export function ListRow({ icon: IconOf, children, tone = 'plain', to, onClick }: ListRowProps) {
  const className = `${styles.row} ${styles[tone]}`;
  const content = (
    <>
      <IconOf width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
      <span className={styles.label}>{children}</span>
      <ChevronRight className={styles.chevron} width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={className} to={to}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={onClick}>
      {content}
    </button>
  );
}
