import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import styles from './redirect.module.css';

const NicheMascot = lazyWithPreload(
  async () => (await import('../../game/art/niche-mascot.tsx')).NicheMascot,
);

/** The mascot of a redirect that leads nowhere, in a place of its size. */
export function RedirectMascot({ pose }: { readonly pose: MascotPose }) {
  return (
    <span className={styles.mascot}>
      <Suspense>
        <NicheMascot pose={pose} />
      </Suspense>
    </span>
  );
}
