/** The open dialog of the app. Features open dialogs by name, so that none imports another. */
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { create } from 'zustand';
import type { MessageKey } from '../lib/i18n/messages.ts';
import type { PlayableModeId } from './modes/mode-table.ts';

export interface DialogProps {
  readonly 'exit-game': { readonly text: MessageKey; readonly onLeave: () => Promise<void> };
  readonly 'report-question': { readonly matchId: string; readonly round: number };
  readonly 'report-picture': {
    readonly pictureId: string;
    readonly url: string;
    readonly name: string;
    readonly beforeGame?: boolean;
  };
  readonly boosters: { readonly modeId: PlayableModeId; readonly only?: BoosterId };
  readonly 'play-settings': object;
  readonly 'no-coins': object;
  readonly 'no-subscription': object;
  readonly upgrade: object;
  readonly downgraded: object;
  readonly 'sign-in-first': object;
  readonly 'complete-account': object;
  readonly welcome: object;
  readonly guide: object;
}
export type DialogName = keyof DialogProps;

interface DialogState {
  readonly open: { readonly name: DialogName; readonly props: object } | null;
}

export const useDialogs = create<DialogState>(() => ({ open: null }));

export function openDialog<N extends DialogName>(
  name: N,
  ...[props]: object extends DialogProps[N] ? [props?: DialogProps[N]] : [props: DialogProps[N]]
): void {
  useDialogs.setState({ open: { name, props: props ?? {} } });
}

/** Closes the dialog of that name, or any open one. */
export function closeDialog(name?: DialogName): void {
  useDialogs.setState(({ open }) => ({ open: name === undefined || open?.name === name ? null : open }));
}
