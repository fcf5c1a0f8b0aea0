/**
 * The catalogues by area. English defines the keys of each; an area is loaded with the first screen that needs it.
 * `common` is on every screen; `contract` has what is said of fields, as the server says it.
 */
import type { Language } from '@trivia/contract/languages.ts';
import type contract from '@trivia/contract/locales/en.json';
import type account from '../locales/account.en.json';
import type ad from '../locales/ad.en.json';
import type auth from '../locales/auth.en.json';
import type boosters from '../locales/boosters.en.json';
import type common from '../locales/common.en.json';
import type developer from '../locales/developer.en.json';
import type dialogs from '../locales/dialogs.en.json';
import type draw from '../locales/draw.en.json';
import type find from '../locales/find.en.json';
import type game from '../locales/game.en.json';
import type invitation from '../locales/invitation.en.json';
import type legal from '../locales/legal.en.json';
import type live from '../locales/live.en.json';
import type lobby from '../locales/lobby.en.json';
import type match from '../locales/match.en.json';
import type modes from '../locales/modes.en.json';
import type outcome from '../locales/outcome.en.json';
import type plan from '../locales/plan.en.json';
import type player from '../locales/player.en.json';
import type proof from '../locales/proof.en.json';
import type puzzle from '../locales/puzzle.en.json';
import type site from '../locales/site.en.json';
import type solo from '../locales/solo.en.json';
import type survival from '../locales/survival.en.json';
import type versus from '../locales/versus.en.json';
import type waiting from '../locales/waiting.en.json';
import type { Message } from './format-message.ts';

type Messages = Readonly<Record<string, Message>>;

export type MessageKey =
  | keyof typeof common
  | keyof typeof site
  | keyof typeof legal
  | keyof typeof auth
  | keyof typeof draw
  | keyof typeof game
  | keyof typeof match
  | keyof typeof ad
  | keyof typeof proof
  | keyof typeof boosters
  | keyof typeof plan
  | keyof typeof dialogs
  | keyof typeof player
  | keyof typeof puzzle
  | keyof typeof survival
  | keyof typeof find
  | keyof typeof waiting
  | keyof typeof versus
  | keyof typeof invitation
  | keyof typeof live
  | keyof typeof outcome
  | keyof typeof lobby
  | keyof typeof modes
  | keyof typeof solo
  | keyof typeof account
  | keyof typeof developer
  | keyof typeof contract;

export const areas = [
  'common',
  'site',
  'legal',
  'auth',
  'lobby',
  'modes',
  'game',
  'match',
  'ad',
  'proof',
  'boosters',
  'plan',
  'dialogs',
  'draw',
  'player',
  'puzzle',
  'survival',
  'find',
  'waiting',
  'versus',
  'invitation',
  'live',
  'outcome',
  'solo',
  'account',
  'developer',
  'contract',
] as const;
export type Area = (typeof areas)[number];

const catalogues = import.meta.glob<Messages>('../locales/*.json', {
  query: '?messages',
  import: 'messages',
});

const contractCatalogues = import.meta.glob<Messages>('../../../../packages/contract/src/locales/*.json', {
  query: '?messages',
  import: 'messages',
});

/** The compiled messages of one area in one language. */
export async function loadCatalogue(area: Area, language: Language): Promise<Messages> {
  const load =
    area === 'contract'
      ? contractCatalogues[`../../../../packages/contract/src/locales/${language}.json`]
      : catalogues[`../locales/${area}.${language}.json`];
  if (!load) throw new Error(`There is no catalogue ${area} in ${language}.`);
  return load();
}
