import pino from 'pino';
import { readConfig } from '../../../src/config/config.ts';
import { type DispatcherDeps, EventDispatcher } from '../../../src/core/events/event-dispatcher.ts';
import type { Deps } from '../../../src/deps.ts';
import { HouseBot } from '../../../src/features/house-bot/house-bot.ts';
import { createOutcomePublisher } from '../../../src/features/live/outcome-publisher.ts';
import { statistics } from '../../../src/features/statistics/count-matches.ts';
import { createGoogle } from '../../../src/gateways/social/google.ts';
import { createEngine } from '../../../src/match/clock/create-engine.ts';
import { wakeWhenFinished } from '../../../src/match/events/publisher.ts';
import { createMatchPublisher } from '../../../src/match/publish/match-publisher.ts';
import { matchHooks } from '../../../src/match-hooks.ts';
import type { Realtime } from '../../../src/realtime/realtime.ts';
import { createRecordingSubscriber, SUBSCRIBER_FAILURE } from '../checks/recording-subscriber.ts';
import { type ConnectionNeeds, type Mishap, ServerConnections } from '../database/server-connections.ts';
import { ConnectionLost, connectSimulated } from '../database/simulated-dialect.ts';
import type { World } from '../world.ts';
import type { Chance } from './chance.ts';
import { type Host, runOn } from './simulated-globals.ts';
import type { Timeline } from './timeline.ts';

const config = readConfig({ NODE_ENV: 'test', WEB_DIR: 'none' });
/** Limit of retries, equal to that of the real server. */
const MATCHES_AT_ONCE = 8;
const expected = new ConnectionLost().message;

/** Dependencies of a server on its world. */
export interface NodeNeeds {
  readonly name: string;
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly sessions: ConnectionNeeds['sessions'];
  nextMishap(): Mishap | undefined;
  onStatement(name: string, ...statement: Parameters<ConnectionNeeds['onStatement']>): void;
  timerLateMs(): number;
  statementMs(): number;
  publish(event: string, data: unknown): void;
  died(): void;
  serves(): void;
  fault(what: string): void;
}

const unused = async (): Promise<void> => {};

const realtimeOf = ({ publish }: Pick<NodeNeeds, 'publish'>): Realtime => ({
  app: { id: 'simulated', key: 'simulated', secret: 'simulated' },
  hostedCluster: null,
  hasListeners: true,
  users: [],
  noteCall: () => {},
  publish: (_channel, event, data) => publish(event, data),
  publishToUser: () => {},
  disconnectUser: () => {},
  reconnectUser: () => {},
  roundTripMs: () => null,
  serve: unused,
  start: unused,
  stop: unused,
});

/** Reports every logged error as a violation, unless the world caused it. */
const logOf = ({ fault, name }: Pick<NodeNeeds, 'fault' | 'name'>) =>
  pino(
    { level: 'error' },
    {
      write(line) {
        if (!line.includes(expected) && !line.includes(SUBSCRIBER_FAILURE)) fault(`${name} logs ${line}`);
      },
    },
  );

/** Dependencies of a dispatcher outside the servers, which never crashes and sends nothing. */
export const faultFreeDeps = (world: World): DispatcherDeps => ({
  db: world.database.db,
  clock: world.timeline,
  log: logOf({ name: 'the checks', fault: (what) => world.fault(what) }),
  realtime: realtimeOf({ publish: () => {} }),
});

/** Server with the real engine and use cases, on a simulated clock, database and network. */
export class SimulatedNode implements Host {
  readonly name: string;
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly deps: Deps & { readonly events: EventDispatcher };
  isGone = false;
  isServing = false;
  heldUntilMs = 0;
  readonly #needs: NodeNeeds;
  readonly #connections: ServerConnections;
  readonly #bot = new HouseBot();

  constructor(needs: NodeNeeds) {
    const { name, timeline, chance } = needs;
    this.name = name;
    this.timeline = timeline;
    this.chance = chance;
    this.#needs = needs;
    this.#connections = new ServerConnections({
      owner: this,
      timeline,
      sessions: needs.sessions,
      nextMishap: () => needs.nextMishap(),
      statementMs: () => needs.statementMs(),
      replyMs: () => (chance.happens(85) ? 0 : needs.statementMs()),
      die: () => this.die(),
      onStatement: (...statement) => needs.onStatement(name, ...statement),
    });
    this.deps = this.#build();
  }

  #build(): Deps & { readonly events: EventDispatcher } {
    const clock = this.timeline;
    const db = connectSimulated(this.#connections);
    const log = logOf(this.#needs);
    const realtime = realtimeOf(this.#needs);
    const events = new EventDispatcher({ db, clock, log, realtime }, [
      statistics,
      createRecordingSubscriber(this.chance),
    ]);
    const publishers = [
      createMatchPublisher({ realtime, db, log }),
      createOutcomePublisher({ realtime, db, clock, log }),
      this.#bot,
      wakeWhenFinished(events),
    ];
    const onAdopt = () => this.#bot.resume();
    const engine = createEngine({
      db,
      clock,
      log,
      publishers,
      hooks: matchHooks,
      concurrency: MATCHES_AT_ONCE,
      onAdopt,
    });
    const mail = { send: unused, close: unused };
    const social = createGoogle(config);
    const gateways = { mail, social, cards: null, sandboxCards: null, operators: new Map() };
    return { config, db, clock, log, ...gateways, engine, realtime, events, payments: { wake() {} } };
  }

  timerLateMs(): number {
    return this.#needs.timerLateMs();
  }

  get isUp(): boolean {
    return this.isServing && !this.isGone && this.heldUntilMs <= this.timeline.nowMs();
  }

  /** Starts like a real server, and is ended after a failure. */
  async start(): Promise<void> {
    try {
      await runOn(this, async () => {
        await this.deps.engine.start();
        await this.#bot.start(this.deps);
        await this.deps.events.start();
      });
      this.isServing = true;
      this.#needs.serves();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) this.#needs.fault(`${this.name} does not start: ${error}`);
      this.die();
    }
  }

  /** Stops all activity at once. */
  die(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.timeline.after(0, () => this.#connections.abortAll());
    this.#needs.died();
  }

  /** Stops all activity at the end of the world. */
  async end(): Promise<void> {
    this.isGone = true;
    await this.#connections.abortAll();
  }
}
