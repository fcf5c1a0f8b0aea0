import {
  getAppearanceRoute,
  listAccessoriesRoute,
  purchaseAccessoryRoute,
  setAppearanceRoute,
} from '@trivia/contract/store/cosmetics.ts';
import type { FastifyInstance } from 'fastify';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { listCosmetics } from './store/list-cosmetics.ts';
import { purchaseCosmetic } from './store/purchase-cosmetic.ts';
import { getAppearance } from './wear/get-appearance.ts';
import { setAppearance } from './wear/set-appearance.ts';

export function addAppearanceRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listAccessoriesRoute, ({ player, query, request: { language } }) =>
    listCosmetics(deps, { playerId: player?.id, language, ...query }),
  );

  addRoute(
    app,
    purchaseAccessoryRoute,
    async ({ player, params, body, once, reply, request: { language } }) => {
      const purchase = { player, cosmeticId: params.id, currency: body.currency, language, once };
      const bought = await purchaseCosmetic(deps, purchase);
      sendUserPatch(reply, walletPatch(await getWallet(deps.db, player.id)));
      return bought;
    },
  );

  addRoute(app, getAppearanceRoute, ({ player }) => getAppearance(deps.db, player.id, deps.clock.nowMs()));

  addRoute(app, setAppearanceRoute, async ({ player, body, reply }) => {
    await setAppearance(deps, player.id, body);
    const seen = await getAppearance(deps.db, player.id, deps.clock.nowMs());
    sendUserPatch(reply, { avatarUrl: seen.avatarUrl, frame: seen.frame });
    return seen;
  });
}
