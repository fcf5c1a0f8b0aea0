import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const Tray = lazyScreen(async () => (await import('./booster-tray.tsx')).BoosterTray);

/** The tray comes after the question and keeps its place until then. */
export function LateBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <Tray {...props} />
    </Suspense>
  );
}
