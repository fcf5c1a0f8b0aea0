/** Every dialog that features open by name, with its texts and its code. */
import type { ComponentType } from 'react';
import type { DialogName } from '../game/dialogs.ts';
import type { Area } from '../lib/i18n/messages.ts';

interface DialogSource {
  readonly areas: readonly Area[];
  // Props differ by dialog; the dialog store keeps each name with its props.
  // biome-ignore lint/suspicious/noExplicitAny: the pair of name and props is checked where a dialog is opened.
  readonly load: () => Promise<ComponentType<any>>;
}

export const dialogs: Readonly<Record<DialogName, DialogSource>> = {
  'exit-game': {
    areas: ['match'],
    load: async () => (await import('../game/match/exit/exit-game-dialog.tsx')).ExitGameDialog,
  },
  'report-question': {
    areas: ['dialogs', 'match'],
    load: async () => (await import('../game/report/report-dialog.tsx')).ReportDialog,
  },
  'report-picture': {
    areas: ['dialogs'],
    load: async () => (await import('../game/report/report-picture-dialog.tsx')).ReportPictureDialog,
  },
  boosters: {
    areas: ['boosters'],
    load: async () => (await import('../game/boosters/offer/booster-dialog.tsx')).BoosterDialog,
  },
  'play-settings': {
    areas: ['settings'],
    load: async () => (await import('../game/settings/play-settings-dialog.tsx')).PlaySettingsDialog,
  },
  'no-coins': {
    areas: ['dialogs'],
    load: async () => (await import('../features/wallet/no-coins-dialog.tsx')).NoCoinsDialog,
  },
  guide: {
    areas: ['modes', 'game'],
    load: async () => (await import('../features/modes/guide-dialog.tsx')).GuideDialog,
  },
  welcome: {
    areas: ['modes'],
    load: async () => (await import('../features/home/lazy-parts.ts')).WelcomeDialog,
  },
  'complete-account': {
    areas: ['dialogs'],
    load: async () =>
      (await import('../features/home/dialogs/complete-account-dialog.tsx')).CompleteAccountDialog,
  },
  'sign-in-first': {
    areas: ['dialogs', 'auth'],
    load: async () =>
      (await import('../features/auth/sign-in-first/sign-in-first-dialog.tsx')).SignInFirstDialog,
  },
  upgrade: {
    areas: ['dialogs', 'price'],
    load: async () => (await import('../features/plus/upgrade-dialog.tsx')).UpgradeDialog,
  },
  downgraded: {
    areas: ['dialogs', 'price'],
    load: async () => (await import('../features/plus/downgraded-dialog.tsx')).DowngradedDialog,
  },
  'no-subscription': {
    areas: ['dialogs', 'price'],
    load: async () => (await import('../features/plus/no-subscription-dialog.tsx')).NoSubscriptionDialog,
  },
};
