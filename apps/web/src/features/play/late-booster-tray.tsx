import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const Tray = lazyScreen(async () => (await import('./booster-tray.tsx')).BoosterTray);

/** The tray and its texts come after the question, and its place is kept until then. */
export function LateBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  const { load } = useI18n();
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    Tray.preload();
    load(['boosters']).then(() => setTexts(true), console.error);
  }, [load]);
  const place = <div className={styles.place} />;
  return <Suspense fallback={place}>{hasTexts ? <Tray {...props} /> : place}</Suspense>;
}
