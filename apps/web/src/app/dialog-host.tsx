import { Suspense, useEffect, useState } from 'react';
import { closeDialog, useDialogs } from '../game/dialogs.ts';
import { useUserStore } from '../game/player/user-store.ts';
import { useI18n } from '../lib/i18n/i18n.ts';
import { useTexts } from '../lib/i18n/use-texts.ts';
import { lazyScreen } from '../lib/loading/lazy-screen.ts';
import { preloadToasts } from '../ui/toast/toast.ts';
import { dialogs } from './dialogs.ts';
import { onceClocksRest } from './start/once-clocks-rest.ts';

const parts = Object.fromEntries(Object.entries(dialogs).map(([name, { load }]) => [name, lazyScreen(load)]));

const Live = lazyScreen(async () => (await import('./live/live.tsx')).Live);

type Opened = NonNullable<ReturnType<typeof useDialogs.getState>['open']>;

function OpenDialog({ name, props }: Opened) {
  const hasTexts = useTexts(...dialogs[name].areas);
  const Dialog = parts[name];
  return hasTexts && Dialog && <Dialog {...props} onClose={() => closeDialog(name)} />;
}

const WHEN_QUIET_MS = 3000;

/** Fetches the parts that are needed without a network: the dialog that leaves a game, and the toasts. */
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

/** Whether the socket may be opened: its code costs a slow phone more than a running clock leaves. */
function useSocketTime(isQuiet: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => (isQuiet ? onceClocksRest(() => setCome(true)) : undefined), [isQuiet]);
  return hasCome;
}

/** Shows the open dialog of the app, and the live events of the server. */
export function DialogHost() {
  const isQuiet = useQuiet();
  usePreload(isQuiet);
  const isSocketTime = useSocketTime(isQuiet);
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const open = useDialogs((state) => state.open);
  return (
    <>
      <Suspense>{open && <OpenDialog key={open.name} {...open} />}</Suspense>
      <Suspense>{isSocketTime && isSignedIn && <Live />}</Suspense>
    </>
  );
}
