import type { Seat } from '@trivia/rules/mode.ts';

/** The one player who is no person; put there by a migration. */
export const BOT_ID = '00000000-0000-4000-8000-00000000b070';

/** Its plan says nothing: it stakes nothing and is paid nothing. */
export const botSeat: Seat = { id: BOT_ID, plan: 'freemium', isBot: true };
