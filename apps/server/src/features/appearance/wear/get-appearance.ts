import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Appearance, SeenAppearance } from '@trivia/contract/store/cosmetics.ts';
import { avatarUrlOf, picturePath } from '../../../core/avatars/public-look.ts';
import { getMembership } from '../../../core/subscription/membership.ts';
import type { Db } from '../../../lib/database/db.ts';

/** Ids of the frames that need Plus. */
export const plusFrames: ReadonlySet<string> = new Set(
  cosmetics.filter(({ endsWithPlus }) => endsWithPlus).map(({ id }) => id),
);

const NOTHING: Appearance = {
  skin: null,
  eyes: null,
  brows: null,
  mouth: null,
  hair: null,
  dye: null,
  glasses: null,
  earrings: null,
  details: null,
  ground: null,
  frame: null,
};

async function readStored(db: Db, playerId: string): Promise<Appearance> {
  const row = await db
    .selectFrom('player_appearance')
    .select('worn')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { ...NOTHING, ...row?.worn };
}

/** Whether a player's Plus frame is hidden, because Plus has ended. */
async function isHidden(db: Db, playerId: string, { frame }: Appearance, nowMs: number): Promise<boolean> {
  if (frame === null || !plusFrames.has(frame)) return false;
  return (await getMembership(db, playerId, nowMs)).id !== 'plus';
}

/** Cosmetics that a player wears, by slot, without a hidden Plus frame. */
export async function readWorn(db: Db, playerId: string, nowMs: number): Promise<Appearance> {
  const worn = await readStored(db, playerId);
  return (await isHidden(db, playerId, worn, nowMs)) ? { ...worn, frame: null } : worn;
}

/** Hidden Plus frame, which returns with Plus; null without one. */
export async function findHiddenFrame(db: Db, playerId: string, nowMs: number): Promise<Appearance['frame']> {
  const worn = await readStored(db, playerId);
  return (await isHidden(db, playerId, worn, nowMs)) ? worn.frame : null;
}

/** Appearance of a player, with the addresses that others see. */
export async function getAppearance(db: Db, playerId: string, nowMs: number): Promise<SeenAppearance> {
  const player = await db
    .selectFrom('player')
    .select(['avatar', 'avatar_seed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const picture = await db
    .selectFrom('player_picture')
    .select(['id', 'status'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return {
    appearance: await readWorn(db, playerId, nowMs),
    seed: player.avatar_seed,
    avatarUrl: avatarUrlOf(player),
    frame: player.avatar.frame ?? null,
    picture: picture ? { url: picturePath(picture.id), isHidden: picture.status === 'hidden' } : null,
  };
}
