import type { actorKinds } from '@trivia/contract/staff/staff.ts';

/** The author of a change: a player, staff, a part of the server itself, or an outside service. */
export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  /** A player's id, or the name of a command or gateway. */
  readonly id: string;
}

/** The operator at the command line. */
export const commandLine: Actor = { kind: 'system', id: 'cli' };
