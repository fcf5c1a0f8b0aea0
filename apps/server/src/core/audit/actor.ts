import type { actorKinds } from '@trivia/contract/staff.ts';

/** Who asks for a change: a player, one of the staff, a part of the server itself, or an outside service. */
export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  /** A player's id, or the name of a command or gateway. */
  readonly id: string;
}

/** Whoever sits at the command line. */
export const commandLine: Actor = { kind: 'system', id: 'cli' };
