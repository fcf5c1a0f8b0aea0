import type { Language } from '@trivia/contract/languages.ts';
import { text } from '../../lib/texts.ts';

interface NamedPlayer {
  readonly username: string | null;
  readonly given_name: string | null;
  readonly language: Language;
}

/** Public name of a player. */
export const displayNameOf = ({ username, given_name, language }: NamedPlayer): string =>
  username ?? given_name ?? text(language, 'account.newPlayer');
