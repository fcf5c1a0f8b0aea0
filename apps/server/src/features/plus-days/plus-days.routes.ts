import {
  listPlusDaysRoute,
  listRedeemedPlusDaysRoute,
  redeemPlusDaysRoute,
} from '@trivia/contract/store/plus-days.ts';
import type { FastifyInstance } from 'fastify';
import { getMembership, membershipPatch } from '../../core/subscription/membership.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { listPlusDays } from './list-plus-days.ts';
import { listRedeemedPlusDays } from './list-redeemed-plus-days.ts';
import { redeemPlusDays } from './redeem-plus-days.ts';

/** Limit of redemptions: more than a player needs, and too few to be of use to a script. */
const REDEEM_LIMIT = { calls: 20, perMinutes: 10 };

export function addPlusDaysRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listPlusDaysRoute, ({ player }) => listPlusDays(deps, player?.id));

  addRoute(
    app,
    redeemPlusDaysRoute,
    async ({ player, params, once, reply }) => {
      const redeemed = await redeemPlusDays(deps, { player, offerId: params.id, once });
      const [wallet, membership] = await Promise.all([
        getWallet(deps.db, player.id),
        getMembership(deps.db, player.id, deps.clock.nowMs()),
      ]);
      sendUserPatch(reply, { ...walletPatch(wallet), ...membershipPatch(membership) });
      return redeemed;
    },
    { limit: REDEEM_LIMIT },
  );

  addRoute(app, listRedeemedPlusDaysRoute, ({ player, query }) =>
    listRedeemedPlusDays(deps, { playerId: player.id, ...query }),
  );
}
