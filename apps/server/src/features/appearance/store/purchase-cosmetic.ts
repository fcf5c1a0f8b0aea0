import { randomUUID } from 'node:crypto';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { type CosmeticRefusal, priceIn, refuseCosmetic } from '@trivia/rules/store/cosmetics.ts';
import { lockPlayers } from '../../../core/players/lock-players.ts';
import { book } from '../../../core/wallet/book.ts';
import { house, move, player } from '../../../core/wallet/transfer.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import type { IdempotentCall } from '../../../http/idempotency/idempotent-call.ts';
import { performOnce } from '../../../http/idempotency/perform-once.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { findCosmetic } from './find-cosmetic.ts';
import { findWardrobe } from './find-wardrobe.ts';
import { viewCosmetic } from './list-cosmetics.ts';

type Currency = 'coin' | 'point';

export interface PurchaseCosmetic {
  readonly player: SignedInPlayer;
  readonly cosmeticId: string;
  readonly currency: Currency;
  readonly language: Language;
  readonly once: IdempotentCall;
}

const refusals: Readonly<Record<CosmeticRefusal, ErrorCode>> = {
  owned: 'ALREADY_OWNED',
  not_sold: 'NOT_FOR_SALE',
  needs_plus: 'SUBSCRIPTION_REQUIRED',
  wrong_currency: 'WRONG_CURRENCY',
};

/** Books the price. Returns the transfer; null for a gift of Plus. */
async function pay(tx: Tx, playerId: string, cosmetic: Cosmetic, currency: Currency, nowMs: number) {
  const price = priceIn(cosmetic, currency) ?? 0;
  if (price === 0) return null;
  const transfer = {
    key: `cosmetic:${randomUUID()}`,
    reason: 'accessory_purchase',
    subject: { kind: 'cosmetic', id: cosmetic.id },
    postings: move(player(playerId), house, currency, price),
  } as const;
  const { transferId } = await book(tx, transfer, nowMs);
  if (transferId === undefined) throw new Error(`${transfer.key} was booked before`);
  return transferId;
}

async function sell(
  tx: Tx,
  { player: buyer, cosmeticId, currency, language }: PurchaseCosmetic,
  nowMs: number,
) {
  const cosmetic = findCosmetic(cosmeticId);
  // Serialise the player's purchases, so that a second one finds the cosmetic owned.
  await lockPlayers(tx, [buyer.id]);
  const wardrobe = await findWardrobe(tx, buyer.id, nowMs);
  const refusal = refuseCosmetic(cosmetic, wardrobe.ownerOf(cosmeticId), currency);
  if (refusal) throw new AppError(refusals[refusal]);
  await tx
    .insertInto('player_cosmetic')
    .values({
      player_id: buyer.id,
      cosmetic_id: cosmeticId,
      transfer_id: await pay(tx, buyer.id, cosmetic, currency, nowMs),
      taken_at: new Date(nowMs),
    })
    .execute();
  const owned = await findWardrobe(tx, buyer.id, nowMs);
  return viewCosmetic(cosmetic, { wardrobe: owned, language, nowMs });
}

/**
 * Sells a cosmetic, once per player. A repeat under the same key sells nothing more. Refuses with NOT_FOUND,
 * ACCOUNT_INCOMPLETE, ALREADY_OWNED, NOT_FOR_SALE, SUBSCRIPTION_REQUIRED, WRONG_CURRENCY, NOT_ENOUGH_COINS and
 * NOT_ENOUGH_POINTS.
 */
export async function purchaseCosmetic(deps: Deps, purchase: PurchaseCosmetic): Promise<CosmeticView> {
  if (!purchase.player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  return await inTransaction(deps.db, (tx) => {
    const nowMs = deps.clock.nowMs();
    return performOnce(tx, purchase.once, nowMs, () => sell(tx, purchase, nowMs));
  });
}
