/** Sandbox operator as a child process, for operators without settings. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { OperatorSettings } from '../../config/operator-settings.ts';

const PROGRAM = fileURLToPath(new URL('../../../../sandbox-operator/src/main.ts', import.meta.url));
const START_WITHIN_MS = 20_000;
const KEY_ID = 'sandbox';

export interface SandboxProcess {
  readonly url: string;
  readonly settings: OperatorSettings;
  /** Password of its control calls. */
  readonly controlPassword: string;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  readonly operator: Operator;
  /** Address of the server, for callbacks; without a slash at the end. */
  readonly serverUrl: string;
  /** Folder for its state between starts. */
  readonly dataDir: string;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Address at which the process reports to listen. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the sandbox operator did not start')), START_WITHIN_MS);
    child.once('message', (message: { readonly url: string }) => {
      clearTimeout(timer);
      resolve(message.url);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the sandbox operator ended with ${code}`));
    });
  });

/** Starts the operator. It ends with this process, even after a crash. */
export async function startSandboxProcess({
  operator,
  serverUrl,
  dataDir,
}: SandboxOptions): Promise<SandboxProcess> {
  const [secret, controlPassword, callbackCode] = [newSecret(), newSecret(), newSecret()];
  const { serviceId, serviceProviderId: spId, shortcode, stopKeyword, terms, slug } = operator;
  const settings = {
    serviceId,
    spId,
    shortcode,
    stopKeyword,
    priceIqd: terms.priceIqd,
    firstChargeFailure: terms.firstChargeFailure,
    secret,
    keyId: KEY_ID,
    password: controlPassword,
    callbackUrl: `${serverUrl}/api/webhooks/operator/${slug}/${callbackCode}`,
    reportUrl: `/api/sandbox/operators/${slug}/report`,
  };
  const child = fork(PROGRAM, {
    env: {
      ...process.env,
      PORT: '0',
      SANDBOX_OPERATOR: JSON.stringify(settings),
      SANDBOX_STATE: join(dataDir, `sandbox-${slug}.json`),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await addressOf(child).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  // The operator must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return {
    url,
    controlPassword,
    settings: {
      gateway: 'signed',
      settings: { url, keys: [{ id: KEY_ID, secret }] },
      callbackCode,
      callbackAddresses: [],
    },
    async stop() {
      child.ref();
      child.kill();
      await ended(child);
    },
  };
}
