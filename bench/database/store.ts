/** Response times of the store's list with thousands of products, and of a cached face. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { addAvatarRoutes } from '../../apps/server/src/core/avatars/avatars.routes.ts';
import { listCosmetics } from '../../apps/server/src/features/appearance/store/list-cosmetics.ts';
import { systemClock as clock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { migrateDatabase } from '../../apps/server/src/lib/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/open-database.ts';
import { addSignedInPlayer } from '../../apps/server/test/support/test-player.ts';
import { cosmetics } from '../../packages/content/src/store/cosmetics/catalogue.ts';
import { type Figure, quantile } from '../figure.ts';

const PRODUCTS = 5_000;
const CALLS = 1_000;
const WARM_UP = 50;

/** Times repeated work in milliseconds, without its warm-up. */
async function time(work: (call: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const startMs = performance.now();
    await work(call);
    times.push(performance.now() - startMs);
  }
  return times.slice(WARM_UP);
}

async function timeLists(db: Db): Promise<number[]> {
  const { id: playerId } = await addSignedInPlayer({ db, clock }, { membership: 'plus' });
  const offered = Array.from({ length: PRODUCTS }, (_, index) => {
    const like = cosmetics[index % cosmetics.length];
    if (!like) throw new Error('The catalogue is empty.');
    return { ...like, id: `${like.id}-${index}` };
  });
  return await time((call) => {
    const cursor = offered[(call * 60) % PRODUCTS]?.id;
    return listCosmetics({ db, clock }, { playerId, language: 'ckb', cursor }, offered);
  });
}

async function timeFaces(): Promise<number[]> {
  const app = fastify();
  addAvatarRoutes(app);
  const url = '/avatars/0123456789abcdef.glasses-round.ground-tigris.hair-braid.svg';
  const times = await time(() => app.inject({ url }));
  await app.close();
  return times;
}

export async function measureStore(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const config = readConfig({ DATA_DIR: join(folder, 'data') });
  const { db, close } = await openDatabase(config, pino({ level: 'silent' }));
  try {
    await migrateDatabase(db);
    const lists = await timeLists(db);
    const faces = await timeFaces();
    return [
      {
        name: `a page of the store with ${PRODUCTS} products: p99`,
        value: quantile(lists, 0.99),
        unit: 'ms',
        budget: 50,
      },
      { name: 'a cached face: p50', value: quantile(faces, 0.5), unit: 'ms', budget: 2 },
    ];
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
