import { type ComponentType, lazy, Suspense } from 'react';
import { closeDialog, type DialogName, useDialogs } from '../lib/dialogs.ts';

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

/** Shows whichever of the app's dialogs is open. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  if (!open) return null;
  const Dialog = dialogs[open.name];
  return (
    <Suspense>
      <Dialog key={open.name} {...open.props} onClose={() => closeDialog(open.name)} />
    </Suspense>
  );
}
