import type { ComponentType, SVGProps } from 'react';
import { Link } from 'wouter';
import styles from './tile.module.css';

interface TileProps {
  readonly to: string;
  /** Hue in degrees of OKLCH. */
  readonly hue: number;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  /** Restriction of the mode, such as to Plus. */
  readonly note?: string;
}

/** Link to a mode, in the mode's hue. */
export function Tile({ to, hue, icon: IconOf, title, text, note }: TileProps) {
  return (
    <Link className={styles.tile} to={to} style={{ '--hue': hue }}>
      <span className={styles.glyph}>
        <IconOf aria-hidden="true" />
      </span>
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  );
}
