/** Routes for signing up, in and out, and for signed-in devices. */
import {
  loginRoute,
  logoutRoute,
  registerRoute,
  restoreRoute,
  socialConfigRoute,
  socialRoute,
} from '@trivia/contract/account/auth.ts';
import { endDeviceRoute, listDevicesRoute } from '@trivia/contract/account/devices.ts';
import { listIdentitiesRoute, unlinkIdentityRoute } from '@trivia/contract/account/identities.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { restoreAccount } from './data-rights/restore-account.ts';
import { register } from './profile/register.ts';
import { COSTLY, SIGN_IN, SIGN_UP, userAgentOf } from './route-options.ts';
import { deviceIdOf } from './sessions/device.ts';
import { endDevice } from './sessions/end-device.ts';
import { listIdentities, unlinkIdentity } from './sessions/identities.ts';
import { listDevices } from './sessions/list-devices.ts';
import { logIn } from './sessions/log-in.ts';
import { signInWithGoogle } from './sessions/sign-in-with-google.ts';

export function addSessionRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(
    app,
    registerRoute,
    ({ body, request }) =>
      register(deps, { ...body, language: request.language, userAgent: userAgentOf(request) }),
    SIGN_UP,
  );
  addRoute(
    app,
    loginRoute,
    ({ body, request }) =>
      logIn(deps, {
        ...body,
        address: request.ip,
        deviceId: deviceIdOf(request),
        userAgent: userAgentOf(request),
      }),
    SIGN_IN,
  );
  addRoute(app, socialConfigRoute, () => ({ google: deps.social.publicSettings }));
  addRoute(
    app,
    socialRoute,
    ({ body, request }) =>
      signInWithGoogle(deps, { ...body, language: request.language, userAgent: userAgentOf(request) }),
    SIGN_IN,
  );
  addRoute(
    app,
    restoreRoute,
    ({ body, request }) => restoreAccount(deps, { ...body, userAgent: userAgentOf(request) }),
    SIGN_IN,
  );
  addRoute(app, logoutRoute, ({ player }) => endDevice(deps, player.id, player.sessionId));
  addRoute(app, listDevicesRoute, ({ player }) => listDevices(deps, player));
  addRoute(app, endDeviceRoute, ({ player, params }) => endDevice(deps, player.id, params.id));
  addRoute(app, listIdentitiesRoute, ({ player }) => listIdentities(deps, player.id));
  addRoute(
    app,
    unlinkIdentityRoute,
    ({ player, params, body }) => unlinkIdentity(deps, player, { ...params, ...body }),
    COSTLY,
  );
}
