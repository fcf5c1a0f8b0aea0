import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component, by its name in the code. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 dir="ltr">
        <code>{`<${name}>`}</code>
      </h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

/** A component in one state, labelled with the props of that state. */
export function Specimen({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <code className={styles.state} dir="ltr">
        {state}
      </code>
      {children}
    </div>
  );
}
