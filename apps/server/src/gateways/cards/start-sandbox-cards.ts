import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../../sandbox-cards/src/main.ts', import.meta.url));
const STARTS_WITHIN_MS = 20_000;

export interface SandboxCards {
  /** Address of its API, on this machine. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Sets the public address of its pages, and the address for its webhooks. */
  connect(publicUrl: string, address: string): void;
  stop(): Promise<void>;
}

async function readUrl(child: ChildProcess): Promise<string> {
  const [told] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(STARTS_WITHIN_MS) }),
    once(child, 'exit').then(() =>
      Promise.reject(new Error('The card service of the sandbox did not start.')),
    ),
  ]);
  return (told as { url: string }).url;
}

/** Starts the sandbox's card service as a separate process, which stores its payments in the folder. */
export async function startSandboxCards(dataDir: string, isOnlyRead: boolean): Promise<SandboxCards> {
  const folder = join(dataDir, 'sandbox');
  await mkdir(folder, { recursive: true });
  const keys = {
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
  };
  const child = fork(MAIN, {
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_SETTINGS: JSON.stringify(keys),
      SANDBOX_STATE: join(folder, 'cards.json'),
      ...(isOnlyRead && { SANDBOX_ONLY_READS: '1' }),
    },
    execArgv: [],
  });
  const url = await readUrl(child);
  return {
    url,
    ...keys,
    connect(publicUrl, address) {
      const webhookUrl = `${address}/api/webhooks/sandbox`;
      child.send({ webhookUrl, pagesUrl: `${publicUrl}/sandbox/cards` });
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
