/** Starts a whole server from its settings: database, gateways, app, match clock and jobs. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { EventDispatcher } from './core/events/event-dispatcher.ts';
import { seedBank } from './core/questions/seed-bank.ts';
import type { Deps } from './deps.ts';
import { fillSkeletons } from './features/accounts/names/fill-skeletons.ts';
import { ensureDailySets } from './features/daily-challenge/ensure-daily-set.ts';
import { HouseBot } from './features/house-bot/house-bot.ts';
import { gameChannels } from './features/live/channels.ts';
import { createOutcomePublisher } from './features/live/outcome-publisher.ts';
import { OnlineRegister } from './features/online/online-register.ts';
import { CardMessageWorker } from './features/purchases/messages/message-worker.ts';
import { type OpenCards, openCards } from './gateways/cards/open-cards.ts';
import { createMailGateway } from './gateways/mail/create-mail-gateway.ts';
import { createOperatorGateways } from './gateways/operators/create-operator-gateways.ts';
import {
  type SandboxOperators,
  startSandboxOperators,
} from './gateways/operators/start-sandbox-operators.ts';
import { createGoogle } from './gateways/social/google.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { systemClock } from './lib/clock.ts';
import { migrateDatabase } from './lib/database/migrate.ts';
import { retryUntilSuccess } from './lib/retry-until-success.ts';
import { makePeriodsAhead } from './match/archive/make-periods-ahead.ts';
import { createEngine } from './match/clock/create-engine.ts';
import { wakeWhenFinished } from './match/events/publisher.ts';
import { createMatchPublisher } from './match/publish/match-publisher.ts';
import { matchHooks } from './match-hooks.ts';
import type { OpenDatabase } from './open-database.ts';
import { createRealtime } from './realtime/create-realtime.ts';
import { subscribers } from './subscribers.ts';

/** Matches advanced concurrently, which leaves connections for the heartbeat and the sweep. */
const MATCHES_AT_ONCE = 6;

/** Pause before jobs that failed to start are started again. */
const JOBS_AGAIN_MS = 5_000;

export interface RunningServer {
  /** Address at which the server listens. */
  readonly address: string;
  /** Resolves once everything that is in reach of a visitor answers: the sandbox operators start after the server. */
  readonly complete: Promise<void>;
  /** Resolves with the reason when the database has ended for good, after which the server is useless. */
  readonly broken: Promise<Error | undefined>;
  /** Stops accepting calls, finishes running ones, and closes everything. */
  stop(): Promise<void>;
}

async function buildDeps(
  { db, clockDb }: OpenDatabase,
  config: Config,
  log: Logger,
  houseBot: HouseBot,
  { gateway, sandbox }: OpenCards,
) {
  const clock = systemClock;
  const realtime = await createRealtime({ config, db, clock, log }, gameChannels);
  const events = new EventDispatcher({ db, clock, log, realtime }, subscribers);
  const publishers = [
    createMatchPublisher({ realtime, db, log }),
    createOutcomePublisher({ realtime, db, clock, log }),
    houseBot,
    wakeWhenFinished(events),
  ];
  const onAdopt = () => houseBot.resume();
  const engine = createEngine({
    db: clockDb,
    clock,
    log,
    publishers,
    hooks: matchHooks,
    concurrency: MATCHES_AT_ONCE,
    onAdopt,
  });
  const mail = createMailGateway({ config, db, clock });
  const payments = new CardMessageWorker({ db, clock, log, events, cards: gateway });
  const operators = createOperatorGateways(config.operatorSettings, clock);
  const gateways = { mail, social: createGoogle(config), cards: gateway, sandboxCards: sandbox, operators };
  return { config, db, clock, log, ...gateways, engine, realtime, events, payments } satisfies Deps;
}

/** Prepares content that must exist before the first call. */
async function prepareContent(deps: Deps): Promise<void> {
  const { added, changed, retired } = await seedBank(deps);
  if (added + changed + retired > 0) deps.log.info({ added, changed, retired }, 'questions were updated');
  await ensureDailySets(deps);
  await fillSkeletons(deps);
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<string> {
  await app.listen({ port: PORT, host: HOST });
  const { port } = app.server.address() as AddressInfo;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Starts the jobs in the background, with retries: players can be served without them. */
function startJobsSoon(deps: Deps, url: string): () => Promise<void> {
  const leaving = new AbortController();
  const starting = retryUntilSuccess(() => startJobs(deps, url), {
    pauseMs: JOBS_AGAIN_MS,
    signal: leaving.signal,
    onError: (error) => deps.log.error({ err: error }, 'jobs did not start'),
  });
  return async () => {
    leaving.abort();
    await (await starting)?.stop();
  };
}

/** Creates the first partitions before the first match; without them, rounds are in the default one. */
async function preparePeriods(deps: Deps): Promise<void> {
  try {
    await makePeriodsAhead(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'periods were not created; the nightly job retries');
  }
}

async function startOn(database: OpenDatabase, config: Config, log: Logger) {
  const { workDb, url } = database;
  const [migrations, cards] = await Promise.all([migrateDatabase(workDb), openCards(config)]);
  if (migrations.length > 0) log.info({ migrations }, 'database was migrated');
  const houseBot = new HouseBot();
  const deps = await buildDeps(database, config, log, houseBot, cards);
  const workDeps = { ...deps, db: workDb };
  await preparePeriods(workDeps);
  await prepareContent(workDeps);
  const app = await buildApp(deps);
  // Start before the first call, so that no player sees a clock that was not shifted after an outage.
  await deps.engine.start();
  await deps.realtime.start();
  await houseBot.start(deps);
  const onlineRegister = new OnlineRegister(deps);
  onlineRegister.start();
  await deps.events.start();
  deps.payments.start();
  let stopJobs = async () => {};
  let sandboxes: SandboxOperators | undefined;
  const stop = async () => {
    await app.close();
    await stopJobs();
    await sandboxes?.stop();
    houseBot.stop();
    await onlineRegister.stop();
    await deps.payments.stop();
    await deps.events.stop();
    await deps.engine.stop();
    await deps.realtime.stop();
    await deps.mail.close();
    await cards.sandbox?.stop();
  };
  try {
    const address = await listen(app, config);
    cards.sandbox?.connect(config.PUBLIC_URL ?? address, address);
    stopJobs = startJobsSoon(workDeps, url);
    sandboxes = startSandboxOperators(deps, address);
    return { address, complete: sandboxes.started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a server on a database, which it closes at the end. If it throws, nothing is left running. */
export async function startServer(
  database: OpenDatabase,
  config: Config,
  log: Logger,
): Promise<RunningServer> {
  try {
    const { stop: stopServing, ...started } = await startOn(database, config, log);
    const stop = async () => {
      await stopServing();
      await database.close();
    };
    return { ...started, broken: database.ended, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
