import {
  decideRedemptionRoute,
  getGiftCardRoute,
  getRedemptionRoute,
  listGiftCardsRoute,
  listHeldRedemptionsRoute,
  listRedemptionsRoute,
  redeemGiftCardRoute,
} from '@trivia/contract/store/gift-cards.ts';
import type { FastifyInstance } from 'fastify';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { decideRedemption } from './decide-redemption.ts';
import { listHeldRedemptions } from './held-redemptions.ts';
import { getGiftCard, listGiftCards } from './list-gift-cards.ts';
import { getRedemption, listRedemptions } from './list-redemptions.ts';
import { redeemGiftCard } from './redeem-gift-card.ts';

/** Limit of redemptions: more than a player needs, and too few to be of use to a script. */
const REDEEM_LIMIT = { calls: 20, perMinutes: 10 };

export function addGiftCardRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listGiftCardsRoute, ({ query, request: { language } }) =>
    listGiftCards(deps, { language, ...query }),
  );

  addRoute(app, getGiftCardRoute, ({ params, request: { language } }) =>
    getGiftCard(deps, { language, ...params }),
  );

  addRoute(
    app,
    redeemGiftCardRoute,
    async ({ player, params, once, reply }) => {
      const redeemed = await redeemGiftCard(deps, { player, giftCardId: params.id, once });
      sendUserPatch(reply, walletPatch(await getWallet(deps.db, player.id)));
      return redeemed;
    },
    { limit: REDEEM_LIMIT },
  );

  addRoute(app, listRedemptionsRoute, ({ player, query, request: { language } }) =>
    listRedemptions(deps, { playerId: player.id, language, ...query }),
  );

  addRoute(app, getRedemptionRoute, ({ player, params, request: { language } }) =>
    getRedemption(deps, { playerId: player.id, language, ...params }),
  );

  addRoute(app, listHeldRedemptionsRoute, ({ query }) => listHeldRedemptions(deps, query));

  addRoute(app, decideRedemptionRoute, async ({ player, params, body }) => {
    await decideRedemption(deps, { kind: 'staff', id: player.id }, { ...params, ...body });
    return null;
  });
}
