import {
  listBoostersRoute,
  listModeBoostersRoute,
  purchaseBoosterRoute,
  useBoosterRoute,
} from '@trivia/contract/play/boosters.ts';
import type { FastifyInstance } from 'fastify';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { listBoosters, listModeBoosters } from './list-boosters.ts';
import { purchaseBooster } from './purchase-booster.ts';
import { useBooster } from './use-booster.ts';

export function addBoosterRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listModeBoostersRoute, ({ player, query }) =>
    listModeBoosters(deps, { playerId: player.id, ...query }),
  );

  addRoute(app, listBoostersRoute, ({ player }) => listBoosters(deps, player?.id));

  addRoute(app, purchaseBoosterRoute, async ({ player, params, body, once, reply }) => {
    const bought = await purchaseBooster(deps, { player, type: params.type, body, once });
    sendUserPatch(reply, walletPatch(await getWallet(deps.db, player.id)));
    return bought;
  });

  addRoute(app, useBoosterRoute, ({ player, params, body, request }) =>
    useBooster(deps, { matchId: params.id, playerId: player.id, language: request.language, ...body }),
  );
}
