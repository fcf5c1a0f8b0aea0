/** Routes for proofs of identity: codes and links in mails, and passwords. */

import { ipInfoRoute } from '@trivia/contract/account/auth.ts';
import {
  changeCodeRoute,
  emailCodeRoute,
  resendEmailRoute,
  verifyEmailRoute,
} from '@trivia/contract/account/email-codes.ts';
import { claimAccountRoute, renewLinkRoute, verifyRoute } from '@trivia/contract/account/links.ts';
import {
  changePasswordRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
} from '@trivia/contract/account/passwords.ts';
import type { User, UserPatch } from '@trivia/contract/account/user.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { bearerTokenOf } from '../../http/authentication.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';
import { getEmailCode } from './email/get-email-code.ts';
import { sendChangeCode } from './email/send-change-code.ts';
import { sendVerificationCode } from './email/send-verification-code.ts';
import { verifyEmail } from './email/verify-email.ts';
import { claimAccount, exchangeLink } from './links/exchange-link.ts';
import { renewLink } from './links/renew-link.ts';
import { sendResetLink } from './links/send-reset-link.ts';
import { changePassword, resetPassword } from './passwords/set-password.ts';
import { callingCodeOf } from './profile/country-of.ts';
import { COSTLY, MAILING, SIGN_IN, userAgentOf } from './route-options.ts';
import { deviceIdOf } from './sessions/device.ts';

function headerCountryOf({ config }: Deps, request: FastifyRequest): string | undefined {
  const header = config.COUNTRY_HEADER && request.headers[config.COUNTRY_HEADER.toLowerCase()];
  return typeof header === 'string' ? header : undefined;
}

/** Fields of the user view that a verification changes. */
const addressPatch = ({ email, isEmailVerified, pendingEmail }: User): UserPatch => ({
  email,
  isEmailVerified,
  pendingEmail,
});

export function addCredentialRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, emailCodeRoute, ({ player }) => getEmailCode(deps, player.id));
  addRoute(app, changeCodeRoute, ({ player }) => sendChangeCode(deps, player.id), MAILING);
  addRoute(app, resendEmailRoute, ({ player }) => sendVerificationCode(deps, player.id), COSTLY);
  addRoute(
    app,
    verifyEmailRoute,
    async ({ body, player, reply }) => {
      const verified = await verifyEmail(deps, { ...body, playerId: player.id });
      sendUserPatch(reply, addressPatch(verified.user));
      return verified;
    },
    COSTLY,
  );
  addRoute(
    app,
    verifyRoute,
    async ({ body, player, request }) => {
      const opened = await exchangeLink(deps, {
        ...body,
        caller: player,
        callerToken: bearerTokenOf(request),
        userAgent: userAgentOf(request),
      });
      // The device that waits for the verification may be another one.
      if (opened.purpose === 'verify_email')
        publishUserPatch(deps.realtime, opened.user.id, addressPatch(opened.user));
      return opened;
    },
    SIGN_IN,
  );
  addRoute(
    app,
    claimAccountRoute,
    ({ body, request }) => claimAccount(deps, { ...body, userAgent: userAgentOf(request) }),
    SIGN_IN,
  );
  addRoute(app, renewLinkRoute, ({ body }) => renewLink(deps, body.token), MAILING);
  addRoute(
    app,
    forgotPasswordRoute,
    ({ body, request }) => sendResetLink(deps, { ...body, deviceId: deviceIdOf(request) }),
    MAILING,
  );
  addRoute(
    app,
    resetPasswordRoute,
    ({ body: { password }, player, request }) =>
      resetPassword(deps, { player, password, userAgent: userAgentOf(request) }),
    COSTLY,
  );
  addRoute(
    app,
    changePasswordRoute,
    ({ body: { password, currentPassword }, player, request }) =>
      changePassword(deps, { player, password, currentPassword, userAgent: userAgentOf(request) }),
    COSTLY,
  );
  addRoute(app, ipInfoRoute, ({ request }) => ({
    data: callingCodeOf(headerCountryOf(deps, request), request.ip),
  }));
}
