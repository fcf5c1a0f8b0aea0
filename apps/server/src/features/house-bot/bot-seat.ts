import type { Seat } from '@trivia/rules/match/mode.ts';

/** Id of the only player who is not a person, created by a migration. */
export const BOT_ID = '00000000-0000-4000-8000-00000000b070';

/** Seat whose membership has no effect: the bot stakes nothing and is paid nothing. */
export const botSeat: Seat = { id: BOT_ID, membership: 'freemium', isBot: true };
