/** Map of the server: everything registered, in order. */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addAvatarRoutes } from './core/avatars/avatars.routes.ts';
import { addNotificationRoutes } from './core/notifications/notifications.routes.ts';
import { addQuestionRoutes } from './core/questions/questions.routes.ts';
import { addWalletRoutes } from './core/wallet/wallet.routes.ts';
import type { Deps } from './deps.ts';
import { addAccountRoutes } from './features/accounts/accounts.routes.ts';
import { addCredentialRoutes } from './features/accounts/credential.routes.ts';
import { addSessionRoutes } from './features/accounts/session.routes.ts';
import { authenticate } from './features/accounts/sessions/authenticate.ts';
import { addSightings } from './features/accounts/signals/add-sightings.ts';
import { addAppearanceRoutes } from './features/appearance/appearance.routes.ts';
import { addBillingRoutes } from './features/billing/billing.routes.ts';
import { addOperatorWebhooks } from './features/billing/webhooks.routes.ts';
import { addBoosterRoutes } from './features/boosters/boosters.routes.ts';
import { addDailyBonusRoutes } from './features/daily-bonus/daily-bonus.routes.ts';
import { addDailyChallengeRoutes } from './features/daily-challenge/daily-challenge.routes.ts';
import { addFairnessRoutes } from './features/fairness/fairness.routes.ts';
import { addGiftCardRoutes } from './features/gift-cards/gift-cards.routes.ts';
import { addHomeRoutes } from './features/home/home.routes.ts';
import { addBroadcastingRoutes } from './features/live/broadcasting.routes.ts';
import { publishToOtherDevices } from './features/live/publish-to-other-devices.ts';
import { socketsOf } from './features/live/sockets-of.ts';
import { addLobbyRoutes } from './features/lobby/lobby.routes.ts';
import { addMatchmakingRoutes } from './features/matchmaking/matchmaking.routes.ts';
import { createCrowdSize } from './features/online/crowd-size.ts';
import { addOnlineRoutes } from './features/online/online.routes.ts';
import { addPictureRoutes } from './features/pictures/pictures.routes.ts';
import { addPlayRoutes } from './features/play/play.routes.ts';
import { addPlusDaysRoutes } from './features/plus-days/plus-days.routes.ts';
import { addPurchaseRoutes } from './features/purchases/purchases.routes.ts';
import { addCardPages } from './features/sandbox/card-pages.ts';
import { addSandboxRoutes } from './features/sandbox/sandbox.routes.ts';
import { addServiceRoutes } from './features/service/service.routes.ts';
import { addStaffRoutes } from './features/staff/staff.routes.ts';
import { addStatisticsRoutes } from './features/statistics/statistics.routes.ts';
import { addArrival } from './http/arrival.ts';
import { addAuthentication, addCallerRules } from './http/authentication.ts';
import { addDocumentation } from './http/documentation.ts';
import { addErrors, refuseEarly } from './http/errors.ts';
import { addCaching } from './http/headers/caching.ts';
import { addCompression } from './http/headers/compression.ts';
import { addSecurityHeaders } from './http/headers/security.ts';
import { addLanguage } from './http/language.ts';
import { drainPaused } from './http/limits/admission.ts';
import { admitCalls } from './http/limits/admit-calls.ts';
import { limitConnections } from './http/limits/connection-limit.ts';
import { addRateLimits } from './http/limits/rate-limits.ts';
import { defaultTimeouts, timeoutOptions } from './http/limits/timeouts.ts';
import { addRequestIds, newRequestId } from './http/request-ids.ts';
import { findWebBuild, inlineScriptHashes } from './pages/web-build.ts';
import { addWebPages } from './pages/web-pages.ts';
import { personalData } from './personal-data.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAMETER_LENGTH = 256;

/** Rewrites the default paths of laravel-echo to ours. */
const withDefaultPaths = ({ url = '' }: IncomingMessage): string =>
  url.startsWith('/broadcasting/') ? `/api${url}` : url;

export async function buildApp(deps: Deps, timeouts = defaultTimeouts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address, hop) => hop < deps.config.TRUST_PROXY,
    return503OnClosing: true,
    requestIdHeader: false,
    genReqId: newRequestId,
    frameworkErrors: refuseEarly,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: withDefaultPaths,
    ...timeoutOptions(timeouts),
  });
  // Behind a proxy, all connections come from the proxy.
  if (deps.config.TRUST_PROXY === 0)
    limitConnections(app.server, deps.config.HTTP_MAX_CONNECTIONS_PER_ADDRESS);
  const admission = admitCalls(app.server);
  app.addHook('preClose', () => drainPaused(admission));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  addCaching(app);
  addErrors(app);
  addCompression(app);
  addRequestIds(app);
  addLanguage(app);
  addArrival(app, deps);
  addAuthentication(app, (token) => authenticate(deps, token));
  addSecurityHeaders(app, deps.config, inlineScriptHashes(deps.config));
  await addRateLimits(app, deps);
  addCallerRules(app);
  addSightings(app, deps);
  await addDocumentation(app);

  addServiceRoutes(app, deps);
  addSessionRoutes(app, deps);
  addCredentialRoutes(app, deps);
  addAccountRoutes(app, deps, personalData);
  addAvatarRoutes(app);
  addSandboxRoutes(app, deps);
  addCardPages(app, deps);
  addQuestionRoutes(app, deps);
  addLobbyRoutes(app, deps);
  addPlayRoutes(app, deps);
  addFairnessRoutes(app, deps);
  addBillingRoutes(app, deps);
  addOperatorWebhooks(app, deps);
  addBoosterRoutes(app, deps);
  addAppearanceRoutes(app, deps);
  addPictureRoutes(app, deps);
  addGiftCardRoutes(app, deps);
  addPlusDaysRoutes(app, deps);
  addMatchmakingRoutes(app, deps);
  addOnlineRoutes(app, deps);
  addDailyChallengeRoutes(app, deps);
  addDailyBonusRoutes(app, deps);
  addWalletRoutes(app, deps);
  addPurchaseRoutes(app, deps);
  addStatisticsRoutes(app, deps);
  addNotificationRoutes(app, deps);
  addHomeRoutes(app, deps);
  addStaffRoutes(app, deps);

  publishToOtherDevices(app, deps);
  addBroadcastingRoutes(app, deps);
  await deps.realtime.serve(app);

  await addWebPages(app, {
    publicUrl: deps.config.publicUrl,
    folder: findWebBuild(deps.config),
    sockets: socketsOf(deps),
    crowdSize: createCrowdSize(deps),
  });
  return app;
}
