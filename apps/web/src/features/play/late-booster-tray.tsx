import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { useTexts } from '../../lib/use-texts.ts';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const Tray = lazyScreen(async () => (await import('./booster-tray.tsx')).BoosterTray);

/** The tray and its texts come after the question, and its place is kept until then. */
export function LateBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  const hasTexts = useTexts('boosters');
  useEffect(() => Tray.preload(), []);
  const place = <div className={styles.place} />;
  return <Suspense fallback={place}>{hasTexts ? <Tray {...props} /> : place}</Suspense>;
}
