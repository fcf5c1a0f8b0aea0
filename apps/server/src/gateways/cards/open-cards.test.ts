import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { openCards } from './open-cards.ts';

const REACHABLE = { PUBLIC_URL: 'https://zana.example', SMTP_URL: 'smtp://mail.example' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trivia-cards-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the card service', () => {
  it.each([
    [{}, 'sandbox'],
    [{ ...REACHABLE, ALLOW_SANDBOX: '1' }, 'sandbox'],
    [REACHABLE, null],
    [{ SANDBOX_CARDS: '0' }, null],
    [{ ...REACHABLE, ALLOW_SANDBOX: '1', SANDBOX_CARDS: '0' }, null],
    [{ ...STRIPE, SANDBOX_CARDS: '0' }, 'stripe'],
  ])('with %j is %s', (settings, service) => {
    expect(readConfig(settings).cardService).toBe(service);
  });

  it('without the sandbox is missing, and no process is started', async () => {
    const config = readConfig({ SANDBOX_CARDS: '0', DATA_DIR: dataDir });
    expect(await openCards(config)).toEqual({ gateway: null, sandbox: null });
  });

  it('of the sandbox runs in a process of its own, which stops', async () => {
    const { gateway, sandbox } = await openCards(readConfig({ DATA_DIR: dataDir }));
    expect(gateway).not.toBeNull();
    expect((await fetch(sandbox?.url ?? '')).status).toBeGreaterThanOrEqual(200);
    await sandbox?.stop();
    await expect(fetch(sandbox?.url ?? '')).rejects.toThrow('fetch failed');
  });
});
