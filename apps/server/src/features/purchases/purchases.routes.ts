import {
  cardWebhookRoute,
  getCheckoutRoute,
  listPackagesRoute,
  startCheckoutRoute,
} from '@trivia/contract/store/purchases.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { serviceLimit } from '../../http/limits/rate-limits.ts';
import { getCheckout } from './checkout/get-checkout.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { listPackages } from './list-packages.ts';
import { receiveMessage } from './messages/receive-message.ts';
import { purchasePatch } from './publish-purchase.ts';

/** Limit of checkouts: enough for retries, and too few to test stolen cards. */
const CHECKOUTS = { calls: 20, perMinutes: 10 };
/** Limit of status calls, each of which queries the card service while a payment is undecided. */
const STATUS_CALLS = { calls: 60, perMinutes: 1 };

export function addPurchaseRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listPackagesRoute, ({ request }) => listPackages(deps, request.language));

  addRoute(
    app,
    startCheckoutRoute,
    async ({ player, body, request }) => {
      const url = await startCheckout(deps, { player, body, language: request.language });
      return { data: { checkout_session: { url } } };
    },
    { limit: CHECKOUTS },
  );

  addRoute(
    app,
    getCheckoutRoute,
    async ({ player, params, request, reply }) => {
      const { id: playerId } = player;
      const query = { playerId, paymentId: params.payment_id, language: request.language };
      const data = await getCheckout(deps, query);
      // The query itself may have fulfilled the purchase.
      sendUserPatch(reply, await purchasePatch(deps.db, playerId, deps.clock.nowMs()));
      return { data };
    },
    { limit: STATUS_CALLS },
  );

  addRoute(
    app,
    cardWebhookRoute,
    async ({ params, rawBody, request }) => {
      await receiveMessage(deps, { provider: params.provider, headers: request.headers, rawBody });
      deps.payments.wake();
      return { received: true as const };
    },
    { limit: serviceLimit },
  );
}
