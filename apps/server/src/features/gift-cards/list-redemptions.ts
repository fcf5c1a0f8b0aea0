import { giftCards } from '@trivia/content/store/gift-cards.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { openCode } from './stock/seal-code.ts';

type Needs = Pick<Deps, 'db' | 'config'>;

const selectRedemptions = ({ db }: Needs, playerId: string) =>
  db
    .selectFrom('gift_card_redemption as redemption')
    .leftJoin('gift_card_code as code', 'code.redemption_id', 'redemption.id')
    .select(['redemption.id', 'redemption.gift_card_id', 'redemption.points', 'redemption.status'])
    .select(['redemption.redeemed_at', 'code.id as code_id', 'code.key_id', 'code.sealed', 'code.expires_on'])
    .where('redemption.player_id', '=', playerId);

type Row = Awaited<ReturnType<ReturnType<typeof selectRedemptions>['execute']>>[number];

/** Decrypts the code of a completed redemption; null before. */
function secretOf({ config }: Needs, { status, gift_card_id, code_id, key_id, sealed }: Row) {
  if (status !== 'redeemed' || !code_id || !key_id || !sealed) return undefined;
  return openCode(config.giftCardKeys, { id: code_id, giftCardId: gift_card_id, keyId: key_id, sealed });
}

function viewRedemption(deps: Needs, row: Row, language: Language): Redemption {
  const card = giftCards.find(({ id }) => id === row.gift_card_id);
  const secret = secretOf(deps, row);
  return {
    id: row.id,
    giftCardId: row.gift_card_id,
    status: row.status,
    points: row.points,
    purchasedAtMs: row.redeemed_at.getTime(),
    // The card may no longer be offered.
    brand: card?.brand[language] ?? row.gift_card_id,
    terms: card?.terms[language] ?? '',
    picture: card?.picture ?? 'book',
    valueIqd: card?.valueIqd ?? 0,
    code: secret?.code ?? null,
    activationNumber: secret?.activationNumber ?? null,
    expiresOn: secret ? row.expires_on : null,
  };
}

interface Reader {
  readonly playerId: string;
  readonly language: Language;
}

/** A player's redemptions with their codes, newest first. `cursor` is the last id of the previous page. */
export async function listRedemptions(
  deps: Needs,
  { playerId, language, cursor = '' }: Reader & { readonly cursor?: string | undefined },
): Promise<{ data: Redemption[]; nextCursor: string | null }> {
  const isCursor = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(cursor);
  const rows = await selectRedemptions(deps, playerId)
    .$if(isCursor, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('redemption.redeemed_at', 'redemption.id'),
          '<',
          eb
            .selectFrom('gift_card_redemption as last')
            .select(['last.redeemed_at', 'last.id'])
            .where('last.id', '=', cursor)
            .$asTuple('redeemed_at', 'id'),
        ),
      ),
    )
    .orderBy('redemption.redeemed_at', 'desc')
    .orderBy('redemption.id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();
  const data = rows.slice(0, limits.pageSize).map((row) => viewRedemption(deps, row, language));
  return { data, nextCursor: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}

/** One of the player's redemptions. Refuses with NOT_FOUND. */
export async function getRedemption(
  deps: Needs,
  { playerId, language, id }: Reader & { readonly id: string },
): Promise<Redemption> {
  const row = await selectRedemptions(deps, playerId).where('redemption.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return viewRedemption(deps, row, language);
}
