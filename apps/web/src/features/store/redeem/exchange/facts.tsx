import type { ComponentType, SVGProps } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
}

/** Facts to know before points are exchanged. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon: IconOf, title, text }) => (
        <li key={title}>
          <span className={styles.glyph}>
            <IconOf className={styles.icon} aria-hidden="true" />
          </span>
          <span className={styles.words}>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
