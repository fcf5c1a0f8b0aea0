/** Checks that redemptions and purchases are atomic when the server is killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { getWallet } from '../../src/core/wallet/get-wallet.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import {
  addGiftCardCodes,
  backdateAccount,
  makeCodes,
  newKey,
  TEA,
  TEA_POINTS,
} from '../features/gift-card-driver.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { giveCoins } from '../support/give.ts';
import {
  connectToServersDatabase,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const PLAYERS = Number(process.env.CRASH_PURCHASES ?? 40);
const isLong = process.env.CRASH_PURCHASES !== undefined;
const FRAME = 'frame-ishtar';
const FRAME_COINS = 200;
/** Numbers of redemptions after which the server is killed. */
const KILLED_AFTER = [0.2, 0.6].map((share) => Math.floor(PLAYERS * share));

const environment = { GIFT_CARD_KEYS: newKey('k1') };
let dataDir: string;
let server: ServerProcess;
let db: Db;
beforeEach(async () => {
  dataDir = await makeDataFolder('crash');
  server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  db = await connectToServersDatabase(dataDir);
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await db.destroy();
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

interface Buyer {
  readonly id: string;
  readonly token: string;
}

async function enrol(): Promise<Buyer> {
  const player = await addSignedInPlayer({ db, clock }, { membership: 'plus' });
  await backdateAccount({ db, clock }, player.id);
  await giveCoins({ db, clock }, player.id, { coins: FRAME_COINS, points: TEA_POINTS });
  return player;
}

const headersOf = ({ token }: Buyer) => ({ authorization: `Bearer ${token}` });

async function post(buyer: Buyer, path: string, body: unknown): Promise<number> {
  const response = await fetch(`${server.address}/api/store/${path}`, {
    method: 'POST',
    headers: {
      ...headersOf(buyer),
      'idempotency-key': `crash-${path.replaceAll('/', '-')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Redeems a card and buys a frame, with the same keys each time. */
const spend = (buyer: Buyer) =>
  Promise.all([
    post(buyer, `gift-cards/${TEA}/redeem`, {}),
    post(buyer, `accessories/${FRAME}/purchase`, { currency: 'coin' }),
  ]);

/** Waits for a number of redemptions. */
async function untilRedeemed(count: number): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('gift_card_redemption').select('id').execute();
    if (rows.length >= count) return;
    await sleep(2);
  }
}

/** Lets all buyers spend, kills the server meanwhile, and restarts it. */
async function killAmid(buyers: readonly Buyer[], redeemed: number): Promise<void> {
  const inFlight = Promise.allSettled(buyers.map(spend));
  await untilRedeemed(redeemed);
  await Promise.all([server.end('SIGKILL'), db.destroy()]);
  await inFlight;
  server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  db = await connectToServersDatabase(dataDir);
}

interface Standing {
  /** Reads whether the coins were charged, and the frame was delivered. */
  readonly purchase: readonly [boolean, boolean];
  /** Reads whether the points were charged, and the number of the buyer's codes. */
  readonly redemption: readonly [boolean, number];
}

async function standingOf({ id }: Buyer): Promise<Standing> {
  const { coin, point } = await getWallet(db, id);
  const frames = await db
    .selectFrom('player_cosmetic')
    .select('cosmetic_id')
    .where('player_id', '=', id)
    .execute();
  const codes = await db
    .selectFrom('gift_card_redemption')
    .innerJoin('gift_card_code', 'gift_card_code.redemption_id', 'gift_card_redemption.id')
    .select('gift_card_code.id')
    .where('player_id', '=', id)
    .execute();
  return {
    purchase: [coin === 0, frames.length === 1],
    redemption: [point === 0, codes.length],
  };
}

const isWhole = ({ purchase: [paid, given], redemption: [spent, codes] }: Standing): boolean =>
  paid === given && codes === (spent ? 1 : 0);

/** Fetches the codes shown to the buyer. */
async function shownTo(buyer: Buyer): Promise<string[]> {
  const response = await fetch(`${server.address}/api/store/redemptions`, { headers: headersOf(buyer) });
  const { data } = (await response.json()) as { data: { code: string | null }[] };
  return data.flatMap(({ code }) => code ?? []);
}

/** Expects complete purchases after a kill, and codes shown to one buyer only. */
async function checkAll(buyers: readonly Buyer[], owners: Map<string, string>) {
  expect(await reconcileLedger({ db })).toEqual([]);
  const standings = await Promise.all(buyers.map(standingOf));
  expect(standings.filter((standing) => !isWhole(standing))).toEqual([]);
  for (const buyer of buyers) {
    for (const code of await shownTo(buyer)) {
      expect(owners.get(code) ?? buyer.id).toBe(buyer.id);
      owners.set(code, buyer.id);
    }
  }
  const bought = standings.filter(({ purchase }) => purchase[1]).length;
  const redeemed = standings.filter(({ redemption }) => redemption[1] === 1).length;
  if (isLong) process.stdout.write(`${bought} frames bought, ${redeemed} cards redeemed, all whole\n`);
  return { bought, redeemed };
}

it(
  `${PLAYERS} players get one card and one frame each, despite two kills`,
  async () => {
    await addGiftCardCodes({ db, clock, config: readConfig(environment) }, makeCodes(PLAYERS));
    const buyers = await Promise.all(Array.from({ length: PLAYERS }, enrol));
    const owners = new Map<string, string>();
    for (const count of KILLED_AFTER) {
      await killAmid(buyers, count);
      expect((await checkAll(buyers, owners)).redeemed).toBeLessThan(PLAYERS);
    }
    const statuses = await Promise.all(buyers.map(spend));
    expect(statuses.flat()).toEqual(Array.from({ length: PLAYERS * 2 }, () => 201));
    expect(await checkAll(buyers, owners)).toEqual({ bought: PLAYERS, redeemed: PLAYERS });
    expect(owners.size).toBe(PLAYERS);
  },
  SERVERS_WITHIN_MS,
);
