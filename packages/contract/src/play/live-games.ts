/** Live games with a queue and invitations. */
import * as z from 'zod/mini';
import { typesOf } from './game-types.ts';

/** Types of live games with a queue and invitations. */
export type LiveType = Exclude<ReturnType<typeof typesOf<'multi'>>[number], 'tournament'>;

/** Tournaments are excluded, since their players enter by themselves. */
export const liveTypes = typesOf('multi').filter((type): type is LiveType => type !== 'tournament');

const stakesId = z
  .string({ error: 'field.plan' })
  .check(z.regex(/^[a-z0-9-]{1,32}$/, { error: 'field.plan' }));

/** Fields that select a live game. */
export const liveGame = {
  type: z.enum(liveTypes, { error: 'field.gameMode' }),
  mode: z.enum(['multi'], { error: 'field.gameMode' }),
  /** Id of the stakes of `play/plans`; `standard` in modes with only one. */
  plan: z._default(stakesId, 'standard'),
};
