/** Simulated world of servers, players and their network, determined by one seed. */

import { findWrongTime } from './checks/compare-times.ts';
import { InvariantChecker } from './checks/invariant-checker.ts';
import type { Outcome } from './database/session.ts';
import type { SimulatedDatabase } from './database/simulated-database.ts';
import { Chance } from './environment/chance.ts';
import { Network } from './environment/network.ts';
import { NodePool } from './environment/node-pool.ts';
import { Timeline, WORLD_START_MS } from './environment/timeline.ts';
import { WorldFaults } from './environment/world-faults.ts';
import { findMessageFault, isOfMatch } from './players/message-faults.ts';
import type { Player } from './players/player.ts';
import { shorten } from './shorten.ts';

export class World {
  readonly seed: number;
  readonly database: SimulatedDatabase;
  readonly timeline = new Timeline(WORLD_START_MS);
  readonly network: Network;
  readonly players: Player[] = [];
  readonly checker: InvariantChecker;
  readonly log: string[] = [];
  readonly faults: string[] = [];
  /** Number of steps. */
  steps = 0;
  readonly #disturbances: WorldFaults;
  readonly #pool: NodePool;
  /** Checks that must run before any other action. */
  readonly #proofs: (() => Promise<void>)[] = [];
  #isChanged = false;

  constructor(seed: number, database: SimulatedDatabase) {
    const { timeline } = this;
    const { sessions } = database;
    const [note, fault] = [(line: string) => this.note(line), (what: string) => this.fault(what)];
    this.seed = seed;
    this.database = database;
    this.#disturbances = new WorldFaults(new Chance(seed, 'weather'));
    this.checker = new InvariantChecker(sessions);
    this.#pool = new NodePool({
      seed,
      timeline,
      sessions,
      faults: this.#disturbances,
      note,
      fault,
      onStatement: (...statement) => this.#noteStatement(...statement),
      publish: (event, data) => this.#publish(event, data),
      died: () => this.#reconnectSome(),
    });
    this.network = new Network({
      timeline,
      chance: new Chance(seed, 'network'),
      air: () => this.#disturbances.network,
      findNode: () => this.#pool.find(),
      proveSoon: (prove) => this.#proofs.push(prove),
      log: note,
      fault,
    });
  }

  get isCalm(): boolean {
    return this.#disturbances.isCalm;
  }

  note(line: string): void {
    const seconds = ((this.timeline.nowMs() - WORLD_START_MS) / 1000).toFixed(3);
    this.log.push(`${seconds.padStart(9)} ${line}`);
  }

  fault(what: string): void {
    this.note(`FAULT ${what}`);
    this.faults.push(what);
  }

  begin(): void {
    const { rates } = this.#disturbances;
    this.note(`world ${this.seed}: ${JSON.stringify(rates)}`);
    this.#pool.begin();
    this.timeline.after(rates.calmAfterMs, () => {
      this.#disturbances.calmDown();
      this.note('nothing goes wrong any more');
    });
  }

  /** Runs one step and checks its effects; false if none is left. */
  async step(): Promise<boolean> {
    this.steps += 1;
    const goesOn = await this.timeline.step();
    for (const prove of this.#proofs.splice(0)) await prove();
    if (this.#isChanged) await this.check();
    this.#compareTimes();
    return goesOn;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async check(isThorough = false): Promise<void> {
    this.#isChanged = false;
    for (const fault of await this.checker.look(this.#pool.outages, isThorough)) this.fault(fault);
  }

  /** Compares every player's deadlines with those of the server. */
  #compareTimes(): void {
    const { records } = this.checker;
    for (const player of this.players) {
      const wrong = findWrongTime(player, records);
      if (wrong) this.fault(wrong);
    }
  }

  /** Disconnects the players of a lost server, who reconnect and fetch missed events. */
  #reconnectSome(): void {
    const chance = new Chance(this.seed, 'sockets', this.timeline.nowMs());
    for (const player of this.players) {
      if (chance.between(1, this.#disturbances.rates.nodes) === 1) void player.reconnect();
    }
  }

  #noteStatement(name: string, text: string, outcome: Outcome, isChange: boolean): void {
    const words = shorten(text);
    const result = 'error' in outcome ? String(outcome.error) : `${outcome.reply.count}`;
    this.note(`${name} ${words} → ${result}`);
    if (result.includes('deadlock')) this.fault(`${name} is in a deadlock at ${words}`);
    this.#isChanged ||= isChange;
  }

  /** Sends an event to all players, who ignore those of other matches. */
  #publish(event: string, data: unknown): void {
    const payload: unknown = JSON.parse(JSON.stringify(data));
    if (!isOfMatch(payload)) return;
    this.note(`${event} is delivered`);
    this.#proofs.push(async () => {
      const wrong = await findMessageFault(this.database.sessions, event, payload);
      if (wrong) this.fault(wrong);
    });
    for (const player of this.players) {
      if (player.isConnected) this.network.send(() => player.receive(event, payload));
    }
  }
}
