import { Suspense, useEffect, useState } from 'react';
import { closeDialog, useDialogs } from '../game/dialogs.ts';
import { useUserStore } from '../game/player/user-store.ts';
import { useI18n } from '../lib/i18n/i18n.ts';
import { useTexts } from '../lib/i18n/use-texts.ts';
import { lazyWithPreload } from '../lib/loading/lazy-with-preload.tsx';
import { preloadToasts } from '../ui/toast/toast.ts';
import { dialogs } from './dialogs.ts';
import { whenClocksIdle } from './start/when-clocks-idle.ts';

const parts = Object.fromEntries(
  Object.entries(dialogs).map(([name, { load }]) => [name, lazyWithPreload(load)]),
);

const Live = lazyWithPreload(async () => (await import('./live/live.tsx')).Live);

type Opened = NonNullable<ReturnType<typeof useDialogs.getState>['open']>;

function OpenDialog({ name, props }: Opened) {
  const hasTexts = useTexts(...dialogs[name].areas);
  const Dialog = parts[name];
  return hasTexts && Dialog && <Dialog {...props} onClose={() => closeDialog(name)} />;
}

const WHEN_QUIET_MS = 3000;

/** Preloads what a player may need without a network: the dialog for leaving a game, and toasts. */
function usePreload(isQuiet: boolean): void {
  const { load } = useI18n();
  useEffect(() => {
    if (!isQuiet) return;
    parts['exit-game']?.preload();
    preloadToasts();
    load(['dialogs']).catch(() => undefined);
  }, [load, isQuiet]);
}

/** Whether the first screen has been shown for a while. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setQuiet, WHEN_QUIET_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}

/** Whether the socket may open: loading its code would make a slow phone's running clock stutter. */
function useMayOpenSocket(isQuiet: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => (isQuiet ? whenClocksIdle(() => setCome(true)) : undefined), [isQuiet]);
  return hasCome;
}

/** Renders the open dialog, and subscribes to live events. */
export function DialogHost() {
  const isQuiet = useQuiet();
  usePreload(isQuiet);
  const mayOpenSocket = useMayOpenSocket(isQuiet);
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const open = useDialogs((state) => state.open);
  return (
    <>
      <Suspense>{open && <OpenDialog key={open.name} {...open} />}</Suspense>
      <Suspense>{mayOpenSocket && isSignedIn && <Live />}</Suspense>
    </>
  );
}
