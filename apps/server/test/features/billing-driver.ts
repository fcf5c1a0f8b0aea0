/** Server with the sandbox operator, on one clock, and a phone that subscribes. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { User } from '@trivia/contract/account/user.ts';
import type { Checkout } from '@trivia/contract/billing/checkout.ts';
import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import type { ErrorBody } from '@trivia/contract/errors.ts';
import type { Settings } from '@trivia/sandbox-operator/settings.ts';
import { type RunningOperator, startOperator } from '@trivia/sandbox-operator/start-operator.ts';
import type { OperatorSettings } from '../../src/config/operator-settings.ts';
import { inboxIdle } from '../../src/features/billing/inbox/handle-inbox.ts';
import { runBillingJobs } from '../../src/features/billing/jobs/run-billing-jobs.ts';
import { connect } from '../../src/gateways/operators/create-operator-gateways.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from '../support/build-test-server.ts';

const CALLBACK_CODE = 'a-secret-of-two-parties';
/** Timeout of operator calls, long enough for a busy machine, and short enough for tests of hanging calls. */
const TIMEOUT_MS = 3_000;

export const tigris = operators[0] as Operator;
export const PHONE = '+9647701234567';

export interface Outcome {
  readonly status: string;
  readonly session: { readonly accessToken: string; readonly user: User } | null;
}

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body & Partial<ErrorBody>;
}

export interface BillingOptions {
  readonly gateway?: 'signed' | 'vms';
  readonly sandbox?: Partial<Settings>;
  readonly server?: TestServerOptions;
}

export class BillingDriver {
  readonly server: TestServer;
  readonly sandbox: RunningOperator;
  readonly callbackUrl: string;

  constructor(server: TestServer, sandbox: RunningOperator, callbackUrl: string) {
    this.server = server;
    this.sandbox = sandbox;
    this.callbackUrl = callbackUrl;
  }

  async post<Body = unknown>(path: string, body: object, token?: string): Promise<Reply<Body>> {
    const response = await this.server.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: body,
    });
    return { status: response.statusCode, body: response.json() };
  }

  async get<Body = unknown>(path: string, token: string): Promise<Body> {
    const response = await this.server.app.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return response.json();
  }

  sendCode(phoneNumber = PHONE, token?: string, purpose = 'subscribe'): Promise<Reply<Checkout>> {
    return this.post('dcb/tigris/send-code', { phoneNumber, purpose }, token);
  }

  /** Returns the code of the last SMS to a phone. */
  codeOf(phoneNumber = PHONE): string {
    return /\d{4}/.exec(this.smsOf(phoneNumber).at(-1) ?? '')?.[0] ?? '';
  }

  smsOf(phoneNumber = PHONE): string[] {
    return this.sandbox.operator.line(phoneNumber).inbox.map(({ text }) => text);
  }

  /** Loads the anti-fraud script of a new transaction and clicks the button, like the page. */
  async passCheck(isPressed = true) {
    const transaction = { ti: randomUUID(), ts: Math.floor(this.server.clock.nowMs() / 1000) };
    const query = new URLSearchParams({
      action: 'script',
      ti: transaction.ti,
      ts: String(transaction.ts),
      te: '#confirm',
    });
    await this.server.app.inject({ url: `/api/dcb/tigris/script?${query}` });
    for (const kind of isPressed ? ['load', 'click'] : ['load'])
      await fetch(`${this.sandbox.url}/antifraud/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ti: transaction.ti, kind, isTrusted: true }),
      });
    return transaction;
  }

  async confirm(checkoutToken: string, code: string, token?: string): Promise<Reply<Outcome>> {
    this.server.clock.advance(1_000);
    return await this.post('dcb/tigris/confirm', { checkoutToken, code, ...(await this.passCheck()) }, token);
  }

  /** Subscribes a phone as a visitor, or as a player with a token. */
  async subscribe(
    phoneNumber = PHONE,
    token?: string,
  ): Promise<Reply<Outcome> & { readonly checkoutToken: string }> {
    const { body } = await this.sendCode(phoneNumber, token);
    const reply = await this.confirm(body.checkoutToken, this.codeOf(phoneNumber), token);
    await this.settle();
    return { ...reply, checkoutToken: body.checkoutToken };
  }

  /** Sends all callbacks of the operator, and applies them on the server. */
  async settle(): Promise<void> {
    await this.sandbox.operator.callbacks.send();
    await inboxIdle(this.server.deps);
    await runBillingJobs(this.server.deps);
    await this.sandbox.operator.callbacks.send();
    await inboxIdle(this.server.deps);
  }

  /** Advances both clocks by steps of an hour, and runs all due work. */
  async pass(ms: number, stepMs = 60 * 60_000): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.server.clock.advance(Math.min(stepMs, ms - passed));
      this.sandbox.operator.runDue();
      await this.settle();
    }
  }

  async sendSms(text: string, phoneNumber = PHONE): Promise<void> {
    this.sandbox.operator.receiveSms(phoneNumber, tigris.shortcode, text);
    await this.settle();
  }

  async membership(token: string): Promise<User['plan']> {
    return (await this.get<{ user: User }>('user/me', token)).user.plan;
  }

  subscriptions(phoneNumber = PHONE) {
    return this.server.db
      .selectFrom('subscription')
      .selectAll()
      .where('phone_number', '=', phoneNumber)
      .orderBy('opened_at')
      .execute();
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.server.close();
  }
}

const settingsOf = (kind: 'signed' | 'vms', url: string): OperatorSettings => {
  const common = { callbackCode: CALLBACK_CODE, callbackAddresses: [] };
  return kind === 'signed'
    ? {
        ...common,
        gateway: 'signed',
        settings: { url, keys: [{ id: 'sandbox', secret: 'sandbox-secret' }], timeoutMs: TIMEOUT_MS },
      }
    : {
        ...common,
        gateway: 'vms',
        settings: {
          url,
          user: 'zana',
          password: 'sandbox',
          fraudUrl: `${url}/antifraud`,
          timeoutMs: TIMEOUT_MS,
        },
      };
};

export async function openBilling({
  gateway = 'signed',
  sandbox: given,
  server: options,
}: BillingOptions = {}): Promise<BillingDriver> {
  const server = await buildTestServer({ hasQuestions: false, ...options });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const callbackUrl = `http://127.0.0.1:${port}/api/webhooks/operator/tigris/${CALLBACK_CODE}`;
  const sandbox = await startOperator({
    settings: { callbackUrl, ...given },
    nowMs: () => server.clock.nowMs(),
    isTicking: false,
  });
  server.operators.set('tigris', connect(tigris, settingsOf(gateway, sandbox.url), server.clock));
  return new BillingDriver(server, sandbox, callbackUrl);
}
