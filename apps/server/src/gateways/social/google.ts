import * as z from 'zod/mini';
import type { Config } from '../../config/config.ts';

/** Identity that a credential proves, by OpenID Connect. */
export interface SocialProfile {
  /** The provider's id of the account, which never changes owners. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | null;
}

export interface SocialGateway {
  /** Settings for the button in the browser; null when not configured. */
  readonly publicSettings: { readonly clientId: string; readonly scriptUrl: string } | null;
  /** Verifies a credential. Throws if it is malformed, expired, from another issuer or for another audience. */
  verify(credential: string): Promise<SocialProfile>;
}

/** https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.stringbool()]),
  given_name: z.optional(z.string()),
});

/** Loads the verifier at the first sign-in, so that a server starts faster. */
async function loadVerifier(keysUrl: string) {
  const { createRemoteJWKSet, jwtVerify } = await import('jose');
  return { jwtVerify, keys: createRemoteJWKSet(new URL(keysUrl)) };
}

/** Sign in with Google: ID tokens, checked against the issuer's published keys. */
export function createGoogle(config: Config): SocialGateway {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_SCRIPT_URL: scriptUrl } = config;
  let loading: ReturnType<typeof loadVerifier> | undefined;
  return {
    publicSettings: clientId ? { clientId, scriptUrl } : null,
    async verify(credential) {
      if (!clientId) throw new Error('Google sign-in is not set up');
      loading ??= loadVerifier(config.GOOGLE_JWKS_URL);
      const { jwtVerify, keys } = await loading;
      const { payload } = await jwtVerify(credential, keys, {
        audience: clientId,
        // Google's issuer appears with and without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
      });
      const { sub, email, email_verified, given_name } = claims.parse(payload);
      return {
        subject: sub,
        email: email.toLowerCase(),
        isEmailVerified: email_verified,
        givenName: given_name ?? null,
      };
    },
  };
}
