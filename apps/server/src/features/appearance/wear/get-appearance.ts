import type { Appearance } from '@trivia/contract/cosmetics.ts';
import { avatarUrlOf } from '../../../core/avatars/public-look.ts';
import type { Db } from '../../../deps.ts';

const NOTHING: Appearance = {
  hair: null,
  glasses: null,
  earrings: null,
  details: null,
  ground: null,
  frame: null,
};

/** What a player wears. */
export async function readWorn(db: Db, playerId: string): Promise<Appearance> {
  const row = await db
    .selectFrom('player_appearance')
    .select('worn')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { ...NOTHING, ...row?.worn };
}

/** A player's appearance, and how others see it. */
export async function getAppearance(db: Db, playerId: string) {
  const player = await db
    .selectFrom('player')
    .select(['avatar', 'avatar_seed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    appearance: await readWorn(db, playerId),
    seed: player.avatar_seed,
    avatarUrl: avatarUrlOf(player),
    frame: player.avatar.frame ?? null,
  };
}
