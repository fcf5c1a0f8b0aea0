import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import { EventDispatcher } from '../../src/core/events/event-dispatcher.ts';
import { seedQuestions } from '../../src/core/questions/seed-questions.ts';
import type { Deps } from '../../src/deps.ts';
import { gameChannels } from '../../src/features/live/channels.ts';
import { createOutcomePublisher } from '../../src/features/live/outcome-publisher.ts';
import type { CardGateway } from '../../src/gateways/cards/card-gateway.ts';
import type { Mail } from '../../src/gateways/mail/mail-gateway.ts';
import type { ConnectedOperator } from '../../src/gateways/operators/operator-gateways.ts';
import { createGoogle } from '../../src/gateways/social/google.ts';
import { ManualClock } from '../../src/lib/clock.ts';
import { createLog } from '../../src/lib/create-log.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { createEngine } from '../../src/match/clock/create-engine.ts';
import type { Engine } from '../../src/match/clock/engine.ts';
import type { MatchEvent, Publisher } from '../../src/match/events/publisher.ts';
import { createMatchPublisher } from '../../src/match/publish/match-publisher.ts';
import { matchHooks } from '../../src/match-hooks.ts';
import { createRealtime } from '../../src/realtime/create-realtime.ts';
import type { Realtime } from '../../src/realtime/realtime.ts';
import { subscribers } from '../../src/subscribers.ts';
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.ts';
import { TEST_START_MS, testBank } from './test-bank.ts';
import { addTestPlayer, type NewTestPlayer, type TestPlayer } from './test-player.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly db: Db;
  /** URL of the database, for code with its own connections. */
  readonly databaseUrl: string;
  /** Clock that only the test advances. */
  readonly clock: ManualClock;
  /** Engine, not started: a test calls `runDue` and `beat` itself. */
  readonly engine: Engine;
  /** Mobile operators, empty until a test connects one. */
  readonly operators: Map<string, ConnectedOperator>;
  /** Delivered mails, oldest first. */
  readonly mails: readonly Mail[];
  /** Published events, oldest first. */
  readonly events: readonly MatchEvent[];
  signUp(player?: NewTestPlayer): Promise<TestPlayer>;
  /** Delivers domain events to their subscribers. */
  dispatch(): Promise<void>;
  /** Advances the clock and runs all due work. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Database; by default a new one, which is dropped when the server closes. */
  readonly database?: TestDatabase;
  /** True by default, for a database with the test questions. */
  readonly hasQuestions?: boolean;
  /** Called with every log line. */
  readonly onLog?: (line: string) => void;
  /** Realtime service instead of the environment's. */
  readonly realtime?: Realtime | undefined;
  /** Card service; none by default. */
  readonly cards?: CardGateway | null;
}

interface Parts {
  readonly db: Db;
  readonly clock: ManualClock;
  readonly config: Config;
  readonly log: Logger;
  readonly realtime: Realtime;
  readonly cards: CardGateway | null;
}

function makeDeps({ db, clock, config, log, realtime, cards }: Parts) {
  const mails: Mail[] = [];
  const events: MatchEvent[] = [];
  const keepEvents: Publisher = { publish: (published) => void events.push(...published) };
  const publishers = [
    keepEvents,
    createMatchPublisher({ realtime, db, log }),
    createOutcomePublisher({ realtime, db, clock, log }),
  ];
  const engine = createEngine({ db, clock, log, publishers, hooks: matchHooks });
  const dispatcher = new EventDispatcher({ db, clock, log, realtime }, subscribers);
  const mail = { send: async (sent: Mail) => void mails.push(sent), close: async () => {} };
  const social = createGoogle(config);
  const payments = { wake() {} };
  const operators = new Map<string, ConnectedOperator>();
  const gateways = { mail, social, cards, sandboxCards: null, operators };
  const deps: Deps = { config, db, clock, log, ...gateways, engine, realtime, events: dispatcher, payments };
  return { deps, mails, events, dispatcher, operators };
}

/** Builds the app on its own database and a clock controlled by the test. Close it afterwards. */
export async function buildTestServer({
  environment = {},
  database: givenDatabase,
  hasQuestions = true,
  onLog,
  realtime: given,
  cards = null,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = givenDatabase ?? (await createTestDatabase({ hasQuestions }));
  const { db } = database;
  const clock = new ManualClock(TEST_START_MS);
  const config = readConfig({ NODE_ENV: 'test', WEB_DIR: 'none', ...environment });
  const log = onLog ? createLog('debug', { write: onLog }) : createLog('silent');
  const realtime = given ?? (await createRealtime({ config, db, clock, log }, gameChannels));
  const { deps, mails, events, dispatcher, operators } = makeDeps({
    db,
    clock,
    config,
    log,
    realtime,
    cards,
  });
  if (givenDatabase && hasQuestions) await seedQuestions(deps, testBank());
  await dispatcher.register();
  const app = await buildApp(deps);
  return {
    app,
    deps,
    db,
    databaseUrl: database.url,
    clock,
    engine: deps.engine,
    operators,
    mails,
    events,
    dispatch: () => dispatcher.drain(),
    signUp: (player) => addTestPlayer(app, deps, player),
    async pass(ms) {
      clock.advance(ms);
      await deps.engine.runDue();
      await dispatcher.drain();
    },
    async close() {
      await app.close();
      await deps.realtime.stop();
      await database.drop();
    },
  };
}
