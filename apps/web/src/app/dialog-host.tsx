import { type ComponentType, lazy, Suspense } from 'react';
import { closeDialog, type DialogName, useDialogs } from '../lib/dialogs.ts';
import type { Area } from '../lib/messages.ts';
import { useTexts } from '../lib/use-texts.ts';

// Each dialog knows its own props; the store keeps them together with its name.
// biome-ignore lint/suspicious/noExplicitAny: the pair of name and props is checked where a dialog is opened.
type AnyDialog = ComponentType<any>;

const dialogs: Readonly<Record<DialogName, AnyDialog>> = {
  'exit-game': lazy(async () => ({
    default: (await import('../features/play/exit-game-dialog.tsx')).ExitGameDialog,
  })),
  'report-question': lazy(async () => ({
    default: (await import('../features/play/report-dialog.tsx')).ReportDialog,
  })),
  boosters: lazy(async () => ({
    default: (await import('../features/play/booster-dialog.tsx')).BoosterDialog,
  })),
  'no-coins': lazy(async () => ({
    default: (await import('../features/wallet/no-coins-dialog.tsx')).NoCoinsDialog,
  })),
  guide: lazy(async () => ({ default: (await import('../features/modes/guide-dialog.tsx')).GuideDialog })),
  welcome: lazy(async () => ({
    default: (await import('../features/home/welcome-dialog.tsx')).WelcomeDialog,
  })),
  'complete-account': lazy(async () => ({
    default: (await import('../features/home/complete-account-dialog.tsx')).CompleteAccountDialog,
  })),
  'no-subscription': lazy(async () => ({
    default: (await import('../features/plus/no-subscription-dialog.tsx')).NoSubscriptionDialog,
  })),
};

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

/** Shows whichever of the app's dialogs is open. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return <Suspense>{open && <OpenDialog key={open.name} {...open} />}</Suspense>;
}
