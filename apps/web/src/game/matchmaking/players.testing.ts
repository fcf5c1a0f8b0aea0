import type { MatchView } from '@trivia/contract/play/match.ts';

type Player = MatchView['players'][number];

const idOf = (name: string): string =>
  `00000000-0000-4000-8000-${Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 12)
    .padStart(12, '0')}`;

/** A player of a match, by name. */
export const aPlayer = (name: string, given: Partial<Player> = {}): Player => ({
  id: idOf(name),
  name,
  avatarUrl: '/favicon.svg',
  isMe: false,
  isBot: false,
  tier: 'starter',
  status: 'playing',
  ...given,
});
