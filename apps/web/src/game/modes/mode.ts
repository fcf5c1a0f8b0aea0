import type { ScreenPath } from '@trivia/contract/pages.ts';
import type { ComponentType } from 'react';
import type { Area } from '../../lib/i18n/messages.ts';
import type { ResultProps } from '../match/stage/match-stages.tsx';

/** Code that is fetched when it is needed, and the texts it shows. */
export interface LazyCode<P = object> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
}

/**
 * A mode in the web app. Its texts have its id: `mode.<id>` is its name, `rule.<id>` its rule in a line. Its names
 * on the wire are those of the rules (`modeNames`), its icon is in `mode-icons.ts`, its picture in
 * `art/mode-pictures.ts`.
 */
export interface Mode {
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Whether the mode is marked as for Plus. The server decides who may play. */
  readonly isForPlus: boolean;
  /** Its landing; an invitation by link leads there, too, by `?join=`. Null while it has no screens. */
  readonly path: ScreenPath | null;
  /** Path of its matches and their results, by `?match=`. */
  readonly matchPath: ScreenPath | null;
  readonly landing: LazyCode | null;
  readonly match: LazyCode | null;
  readonly result: LazyCode<ResultProps> | null;
}
