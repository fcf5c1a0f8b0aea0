import { listWalletEntriesRoute } from '@trivia/contract/store/wallet.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listWalletEntries } from './list-wallet-entries.ts';

export function addWalletRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listWalletEntriesRoute, ({ query, player }) =>
    listWalletEntries(deps, { ...query, playerId: player.id }),
  );
}
