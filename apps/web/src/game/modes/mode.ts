import type { ScreenPath } from '@trivia/contract/pages.ts';
import type { ComponentType } from 'react';
import type { Area } from '../../lib/i18n/messages.ts';
import type { ResultProps } from '../match/stage/match-stages.tsx';

/** Lazy code with the texts that it shows. */
export interface LazyCode<P = object> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
}

/**
 * A mode in the web app. The text `mode.<id>` is its name, `rule.<id>` its rule in one line. `modeNames` of the rules
 * has its names on the wire, `mode-icons.ts` its icon, `art/mode-pictures.ts` its picture.
 */
export interface Mode {
  /** Hue in degrees of OKLCH. */
  readonly hue: number;
  /** Whether the mode is labelled as part of Plus. The server decides who may play. */
  readonly isForPlus: boolean;
  /** Landing of the mode, also the target of invitation links (`?join=`); null without screens. */
  readonly path: ScreenPath | null;
  /** Path of its matches and their results (`?match=`). */
  readonly matchPath: ScreenPath | null;
  readonly landing: LazyCode | null;
  readonly match: LazyCode | null;
  readonly result: LazyCode<ResultProps> | null;
}
