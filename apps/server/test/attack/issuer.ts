/** Fake Google issuer, which signs any identity for an attacker. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const ISSUER = 'https://issuer.example';
const CLIENT_ID = 'attacked.example';

export interface Issuer {
  /** Settings of a server that trusts this issuer. */
  readonly environment: Readonly<Record<string, string>>;
  sign(subject: string, email: string): Promise<string>;
  close(): void;
}

export async function startIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] });
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(keys),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address !== 'string' ? address.port : 0;
  return {
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: ISSUER,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/`,
    },
    sign: (subject, email) =>
      new SignJWT({ email, email_verified: true, given_name: subject })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject(subject)
        .setIssuer(ISSUER)
        .setAudience(CLIENT_ID)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () => void server.close(),
  };
}
