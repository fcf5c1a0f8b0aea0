import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { closeDialog, type DialogName, useDialogs } from '../lib/dialogs.ts';
import { useI18n } from '../lib/i18n.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import type { Area } from '../lib/messages.ts';
import { useTexts } from '../lib/use-texts.ts';
import { useUserStore } from '../lib/user-store.ts';
import { preloadToasts } from '../ui/toast.ts';

// Each dialog knows its own props; the store keeps them together with its name.
// biome-ignore lint/suspicious/noExplicitAny: the pair of name and props is checked where a dialog is opened.
type AnyDialog = ComponentType<any> & { preload(): void };

const dialogs: Readonly<Record<DialogName, AnyDialog>> = {
  'exit-game': lazyScreen(
    async () => (await import('../features/play/match/exit-game-dialog.tsx')).ExitGameDialog,
  ),
  'report-question': lazyScreen(
    async () => (await import('../features/play/report/report-dialog.tsx')).ReportDialog,
  ),
  boosters: lazyScreen(
    async () => (await import('../features/play/boosters/booster-dialog.tsx')).BoosterDialog,
  ),
  'no-coins': lazyScreen(async () => (await import('../features/wallet/no-coins-dialog.tsx')).NoCoinsDialog),
  guide: lazyScreen(async () => (await import('../features/modes/guide-dialog.tsx')).GuideDialog),
  welcome: lazyScreen(async () => (await import('../features/home/welcome-dialog.tsx')).WelcomeDialog),
  'complete-account': lazyScreen(
    async () => (await import('../features/home/complete-account-dialog.tsx')).CompleteAccountDialog,
  ),
  'no-subscription': lazyScreen(
    async () => (await import('../features/plus/no-subscription-dialog.tsx')).NoSubscriptionDialog,
  ),
};

const Live = lazyScreen(async () => (await import('./live/live-screens.ts')).liveScreens.live());

type Opened = NonNullable<ReturnType<typeof useDialogs.getState>['open']>;

/** The guide says much, and where it can be opened most of that is there. */
const longTexts: Readonly<Partial<Record<DialogName, Area>>> = { guide: 'modes', welcome: 'modes' };

/** A dialog comes with the texts of all of them: they are few, and none is on a screen before. */
function OpenDialog({ name, props }: Opened) {
  const hasTexts = useTexts('dialogs');
  const hasLongTexts = useTexts(longTexts[name] ?? 'dialogs');
  const Dialog = dialogs[name];
  return hasTexts && hasLongTexts && <Dialog {...props} onClose={() => closeDialog(name)} />;
}

const WHEN_QUIET_MS = 3000;

/**
 * Whether the first screen has come to rest. Then it fetches what must be there when the network is gone: the way out of
 * a game, and what says that it is gone.
 */
function useQuiet(): boolean {
  const { load } = useI18n();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      dialogs['exit-game'].preload();
      preloadToasts();
      load(['dialogs']).catch(() => undefined);
      setQuiet(true);
    }, WHEN_QUIET_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return isQuiet;
}

/** Shows whichever of the app's dialogs is open, and what the server tells without being asked. */
export function DialogHost() {
  const isQuiet = useQuiet();
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const open = useDialogs((state) => state.open);
  return (
    <>
      <Suspense>{open && <OpenDialog key={open.name} {...open} />}</Suspense>
      <Suspense>{isQuiet && isSignedIn && <Live />}</Suspense>
    </>
  );
}
