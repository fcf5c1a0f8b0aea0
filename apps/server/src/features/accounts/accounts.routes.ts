import {
  loginRoute,
  logoutRoute,
  registerRoute,
  resendEmailRoute,
  verifyEmailRoute,
} from '@trivia/contract/auth.ts';
import { completeAccountRoute, getUserRoute } from '@trivia/contract/player.ts';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../lib/add-route.ts';
import type { Deps } from '../../lib/deps.ts';
import { sendUserPatch } from '../../plugins/user-data.ts';
import { completeAccount } from './complete-account.ts';
import { loadUser } from './load-user.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { verifyEmail } from './verify-email.ts';

const COSTLY = { callsPerMinute: 60 };

export function addAccountRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(
    app,
    registerRoute,
    ({ body, request }) =>
      register(deps, { ...body, language: request.language, userAgent: request.headers['user-agent'] }),
    COSTLY,
  );
  addRoute(
    app,
    loginRoute,
    ({ body, request }) =>
      logIn(deps, { ...body, address: request.ip, userAgent: request.headers['user-agent'] }),
    COSTLY,
  );
  addRoute(app, logoutRoute, async ({ player }) => {
    await deps.db.deleteFrom('session').where('id', '=', player.sessionId).execute();
    return null;
  });
  addRoute(app, getUserRoute, async ({ player }) => ({ user: await loadUser(deps, player.id) }));
  addRoute(app, resendEmailRoute, ({ player }) => sendVerificationCode(deps, player.id), COSTLY);
  addRoute(
    app,
    verifyEmailRoute,
    async ({ body, player, reply }) => {
      const verified = await verifyEmail(deps, { ...body, playerId: player.id });
      sendUserPatch(reply, { isEmailVerified: true });
      return verified;
    },
    COSTLY,
  );
  addRoute(app, completeAccountRoute, async ({ body, player, reply }) => {
    const completed = await completeAccount(deps, { ...body, playerId: player.id });
    sendUserPatch(reply, completed.user);
    return completed;
  });
}
