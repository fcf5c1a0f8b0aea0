import { claimDailyBonusRoute, getDailyBonusRoute } from '@trivia/contract/store/daily-bonus.ts';
import type { FastifyInstance } from 'fastify';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { claimDailyBonus } from './claim-daily-bonus.ts';
import { getDailyBonus } from './get-daily-bonus.ts';

export function addDailyBonusRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, getDailyBonusRoute, ({ player }) => getDailyBonus(deps, player.id));

  addRoute(app, claimDailyBonusRoute, async ({ player, once, reply }) => {
    const bonus = await claimDailyBonus(deps, { player, once });
    sendUserPatch(reply, walletPatch(await getWallet(deps.db, player.id)));
    return bonus;
  });
}
