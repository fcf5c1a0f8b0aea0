/** One simulated world: servers, players and everything between them, determined by one seed. */
import { Chance } from './environment/chance.ts';
import { Network } from './environment/network.ts';
import { NodePark } from './environment/node-park.ts';
import type { SimulatedDatabase } from './environment/simulated-database.ts';
import { Timeline } from './environment/timeline.ts';
import { WorldFaults } from './environment/world-faults.ts';
import { findWrongTime } from './judging/compare-times.ts';
import { Referee } from './judging/referee.ts';
import { findMessageFault, isOfMatch } from './players/message-faults.ts';
import type { Player } from './players/player.ts';
import type { Outcome } from './players/session.ts';
import { shorten } from './shorten.ts';

/** Wednesday noon in Baghdad. */
const START_MS = Date.UTC(2026, 10, 25, 9);

export class World {
  readonly seed: number;
  readonly database: SimulatedDatabase;
  readonly timeline = new Timeline(START_MS);
  readonly network: Network;
  readonly players: Player[] = [];
  readonly referee: Referee;
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly #disturbances: WorldFaults;
  readonly #park: NodePark;
  /** Checks that must run before anything else happens. */
  readonly #proofs: (() => Promise<void>)[] = [];
  #isChanged = false;

  constructor(seed: number, database: SimulatedDatabase) {
    const { timeline } = this;
    const { sessions } = database;
    const [note, fault] = [(line: string) => this.note(line), (what: string) => this.fault(what)];
    this.seed = seed;
    this.database = database;
    this.#disturbances = new WorldFaults(new Chance(seed, 'weather'));
    this.referee = new Referee(sessions);
    this.#park = new NodePark({
      seed,
      timeline,
      sessions,
      faults: this.#disturbances,
      note,
      fault,
      noted: (...statement) => this.#noteStatement(...statement),
      publish: (event, data) => this.#publish(event, data),
      died: () => this.#reconnectSome(),
    });
    this.network = new Network({
      timeline,
      chance: new Chance(seed, 'network'),
      air: () => this.#disturbances.network,
      findNode: () => this.#park.find(),
      proveSoon: (prove) => this.#proofs.push(prove),
      log: note,
      fault,
    });
  }

  get isCalm(): boolean {
    return this.#disturbances.isCalm;
  }

  note(line: string): void {
    const seconds = ((this.timeline.nowMs() - START_MS) / 1000).toFixed(3);
    this.log.push(`${seconds.padStart(9)} ${line}`);
  }

  fault(what: string): void {
    this.note(`FAULT ${what}`);
    this.faults.push(what);
  }

  begin(): void {
    const { rates } = this.#disturbances;
    this.note(`world ${this.seed}: ${JSON.stringify(rates)}`);
    this.#park.begin();
    this.timeline.after(rates.calmAfterMs, () => {
      this.#disturbances.calmDown();
      this.note('nothing goes wrong any more');
    });
  }

  /** Runs one step and checks its effects. False when none is left. */
  async step(): Promise<boolean> {
    const goesOn = await this.timeline.step();
    for (const prove of this.#proofs.splice(0)) await prove();
    if (this.#isChanged) await this.judge();
    this.#compareTimes();
    return goesOn;
  }

  end(): Promise<void> {
    return this.#park.end();
  }

  async judge(isThorough = false): Promise<void> {
    this.#isChanged = false;
    for (const fault of await this.referee.look(this.#park.outages, isThorough)) this.fault(fault);
  }

  /** Compares every player's deadlines with those of the server. */
  #compareTimes(): void {
    const { records } = this.referee;
    for (const player of this.players) {
      const wrong = findWrongTime(player, records);
      if (wrong) this.fault(wrong);
    }
  }

  /**
   * Each player is connected to one of the servers; after a loss they reconnect and fetch missed events.
   */
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

  /** Sends to all players, who ignore other matches' events. */
  #publish(event: string, data: unknown): void {
    const payload: unknown = JSON.parse(JSON.stringify(data));
    if (!isOfMatch(payload)) return;
    this.note(`${event} is told`);
    this.#proofs.push(async () => {
      const wrong = await findMessageFault(this.database.sessions, event, payload);
      if (wrong) this.fault(wrong);
    });
    for (const player of this.players) {
      if (player.isConnected) this.network.send(() => player.hear(event, payload));
    }
  }
}
