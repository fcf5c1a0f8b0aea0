import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One part of the kit. Names are those of the code, the same in every language. */
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

/** A part in one of its states; the state is named by the properties that make it. */
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
