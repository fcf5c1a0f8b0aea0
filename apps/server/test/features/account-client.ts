import { expect, vi } from 'vitest';
import type { TestServer } from '../support/build-test-server.ts';

export const PASSWORD = 'five questions';

export const newcomer = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  dateOfBirth: '2000-02-03',
  gender: 'female',
  agreedToTerms: true,
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** IP address of the caller; by default a new one for each sign-up. */
  readonly address?: string;
}

let newcomers = 0;

/** Returns a new IP address for a sign-up, and a shared one for other calls. */
function addressOf(path: string): string {
  if (path !== 'auth/register') return '127.0.0.1';
  newcomers += 1;
  return `10.1.${newcomers >> 8}.${newcomers & 255}`;
}

/** Client of the account routes, like a browser, with access to the resulting mails. */
export function accountClient(server: TestServer) {
  async function call(
    method: Method,
    path: string,
    payload?: Record<string, unknown>,
    options: CallOptions = {},
  ) {
    const { token, language = 'en', headers, address = addressOf(path) } = options;
    const response = await server.app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: address,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload && { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : response.json(),
    };
  }

  const newestMailTo = (email: string) => server.mails.findLast(({ to }) => to === email);

  const linkTo = (email: string): string =>
    /\/verify#token=([\w-]+)/.exec(newestMailTo(email)?.text ?? '')?.[1] ?? '';
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

  return {
    call,
    post: (path: string, payload: Record<string, unknown> = {}, options?: CallOptions) =>
      call('POST', path, payload, options),
    get: (path: string, options?: CallOptions) => call('GET', path, undefined, options),

    /** Signs up a player, and returns the access token and user. */
    async signUp(username: string, options?: CallOptions) {
      const { status, body } = await call('POST', 'auth/register', newcomer(username), options);
      if (status !== 201) throw new Error(`${username} could not sign up: ${JSON.stringify(body)}`);
      return { token: body.accessToken as string, user: body.user, email: `${username}@example.org` };
    },

    /** Requests a reset link, waits for the mail, and returns its token. */
    async resetLinkTo(email: string): Promise<string> {
      const before = mailsTo(email).length;
      await call('POST', 'auth/forgot-password', { email });
      await vi.waitFor(() => expect(mailsTo(email).length).toBe(before + 1));
      return linkTo(email);
    },

    codeTo: (email: string): string => /\b\d{6}\b/.exec(newestMailTo(email)?.text ?? '')?.[0] ?? '',
    linkTo,
    mailsTo,
  };
}
export type AccountClient = ReturnType<typeof accountClient>;
