import {
  checkoutStatusRoute,
  confirmCodeRoute,
  fraudScriptRoute,
  listOperatorsRoute,
  resendCodeRoute,
  sealedCheckoutRoute,
  sendCodeRoute,
} from '@trivia/contract/billing/checkout.ts';
import {
  cancelSubscriptionRoute,
  checkSubscriptionRoute,
  getSubscriptionRoute,
} from '@trivia/contract/billing/subscription.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute, type RouteOptions } from '../../http/add-route.ts';
import { bearerTokenOf } from '../../http/authentication.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { confirmCode } from './checkout/confirm-code.ts';
import { getFraudScript } from './checkout/fraud-check.ts';
import { getCheckoutStatus } from './checkout/get-checkout-status.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { openSealedCheckout } from './checkout/open-sealed-checkout.ts';
import { resendCode } from './checkout/resend-code.ts';
import { checkSubscription, getSubscription } from './get-subscription.ts';

/** Limit of codes per address, which hundreds of phones of one operator share. */
const SENDING: RouteOptions = { limit: { calls: 120, perMinutes: 60 } };
const CONFIRMING: RouteOptions = { limit: { calls: 300, perMinutes: 10 } };

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const userAgentOf = ({ headers }: FastifyRequest): string | undefined => headers['user-agent'];

function addCheckoutRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(
    app,
    sendCodeRoute,
    ({ params, body, player, request: { language } }) =>
      openCheckout(deps, { ...params, ...body, language, playerId: player?.id ?? null }),
    SENDING,
  );
  addRoute(
    app,
    resendCodeRoute,
    ({ params, body, request: { language } }) => resendCode(deps, { ...params, ...body, language }),
    SENDING,
  );
  addRoute(
    app,
    fraudScriptRoute,
    async ({ params, query: { ti, ts, te }, reply }) => {
      const script = await getFraudScript(deps, { ...params, ti, ts, target: te });
      void reply.type('text/javascript; charset=utf-8');
      return script;
    },
    CONFIRMING,
  );
  addRoute(
    app,
    confirmCodeRoute,
    ({ params, body, player, request }) =>
      confirmCode(deps, {
        ...params,
        ...body,
        address: request.ip,
        userAgent: userAgentOf(request),
        playerId: player?.id ?? null,
      }),
    CONFIRMING,
  );
  addRoute(
    app,
    checkoutStatusRoute,
    ({ body, player, request }) =>
      getCheckoutStatus(deps, { ...body, userAgent: userAgentOf(request), playerId: player?.id ?? null }),
    CONFIRMING,
  );
  addRoute(
    app,
    sealedCheckoutRoute,
    ({ body, player, request }) =>
      openSealedCheckout(deps, {
        data: body.data,
        accessToken: bearerTokenOf(request) ?? '',
        timespan: headerOf(request, 'timespan'),
        playerId: player.id,
        language: request.language,
      }),
    SENDING,
  );
}

/** Adds the routes of Plus by mobile operator. */
export function addBillingRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listOperatorsRoute, () => ({
    data: [...deps.operators.keys()].map((operator) => ({ operator })),
  }));
  addCheckoutRoutes(app, deps);
  addRoute(app, checkSubscriptionRoute, ({ player }) => checkSubscription(deps, player.id));
  addRoute(app, getSubscriptionRoute, ({ player }) => getSubscription(deps, player.id));
  addRoute(app, cancelSubscriptionRoute, ({ player }) => cancelSubscription(deps, player.id));
}
