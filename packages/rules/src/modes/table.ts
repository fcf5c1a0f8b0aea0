/** Every mode by its name. */
import type { Mode, ModeId } from '../mode.ts';
import { daily } from './daily.ts';

export const modes: Readonly<Record<Extract<ModeId, 'daily'>, Mode<unknown>>> = {
  daily,
};
