import type { Language } from '@trivia/contract/languages.ts';
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { Deps } from '../../../deps.ts';
import { loadUser } from './load-user.ts';

/** Settings that a player may change at any time. */
export interface Preferences {
  /** Language of mails and notifications. */
  readonly language?: Language;
  readonly favourite_categories?: CategoryId[];
}

export async function setPreferences(deps: Deps, playerId: string, preferences: Preferences) {
  await deps.db.updateTable('player').set(preferences).where('id', '=', playerId).execute();
  return { user: await loadUser(deps, playerId) };
}
