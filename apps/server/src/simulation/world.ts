/** One simulated world: servers, players and everything between them, as one number decides. */
import { Chance } from './chance.ts';
import { type Climate, drawClimate, drawDowntimeMs, drawMishap } from './climate.ts';
import type { Outage } from './fair-clock.ts';
import type { Mishap } from './host-lines.ts';
import { Network } from './network.ts';
import type { Player } from './player.ts';
import { Referee } from './referee.ts';
import type { Outcome } from './session.ts';
import type { SimulatedDatabase } from './simulated-database.ts';
import { SimulatedNode } from './simulated-node.ts';
import { Timeline } from './timeline.ts';
import { findWrong, isOfMatch } from './told.ts';

/** A Wednesday noon in Baghdad. */
const START_MS = Date.UTC(2026, 10, 25, 9);
const LONGEST_STATEMENT = 60;
/** How time is taken out of the clocks. */
const SHIFT = 'SET next_round_at = next_round_at +';
/** So soon after it was written it is committed. */
const TAKEN_OUT_MS = 3_000;

export class World {
  readonly seed: number;
  readonly database: SimulatedDatabase;
  readonly timeline = new Timeline(START_MS);
  readonly network: Network;
  readonly players: Player[] = [];
  readonly referee: Referee;
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly outages: Outage[] = [];
  readonly #chance: Chance;
  readonly #climate: Climate;
  readonly #nodes: SimulatedNode[] = [];
  readonly #proofs: (() => Promise<void>)[] = [];
  #statementsToMishap = Number.POSITIVE_INFINITY;
  #isCalm = false;
  #isChanged = false;
  #shiftedAtMs = 0;
  #downSinceMs: number | undefined = START_MS;

  constructor(seed: number, database: SimulatedDatabase) {
    this.seed = seed;
    this.database = database;
    this.#chance = new Chance(seed, 'world');
    this.#climate = drawClimate(new Chance(seed, 'climate'));
    this.referee = new Referee(database.sessions);
    this.network = new Network({
      timeline: this.timeline,
      chance: new Chance(seed, 'network'),
      climate: () =>
        this.#isCalm ? { ...this.#climate, lossPercent: 0, duplicatePercent: 0 } : this.#climate,
      findNode: () => this.#findNode(),
      proveSoon: (prove) => this.#proofs.push(prove),
      log: (line) => this.note(line),
      fault: (what) => this.fault(what),
    });
  }

  get isCalm(): boolean {
    return this.#isCalm;
  }

  /** Whether time was taken out of the clocks since, or is just being taken out. */
  isShiftedSince(sinceMs: number): boolean {
    return this.#shiftedAtMs + TAKEN_OUT_MS >= sinceMs;
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
    const { nodes, calmAfterMs } = this.#climate;
    this.note(`world ${this.seed}: ${JSON.stringify(this.#climate)}`);
    for (let slot = 1; slot <= nodes; slot += 1) this.#boot(slot, 1);
    this.#planMishap();
    this.#planHold();
    this.timeline.after(calmAfterMs, () => {
      this.#isCalm = true;
      this.note('nothing goes wrong any more');
    });
  }

  /** One step, and a look at what it has done. False when nothing will ever happen again. */
  async step(): Promise<boolean> {
    const goesOn = await this.timeline.step();
    for (const prove of this.#proofs.splice(0)) await prove();
    if (this.#isChanged) await this.judge();
    return goesOn;
  }

  async end(): Promise<void> {
    for (const node of this.#nodes) await node.end();
  }

  async judge(isThorough = false): Promise<void> {
    this.#isChanged = false;
    for (const fault of await this.referee.look(this.#outagesSoFar(), isThorough)) this.fault(fault);
  }

  #outagesSoFar(): Outage[] {
    if (this.#downSinceMs === undefined) return this.outages;
    return [...this.outages, { fromMs: this.#downSinceMs, toMs: this.timeline.nowMs() }];
  }

  #boot(slot: number, life: number): void {
    const name = `node ${slot}.${life}`;
    const node = new SimulatedNode({
      name,
      timeline: this.timeline,
      chance: new Chance(this.seed, name),
      sessions: this.database.sessions,
      nextMishap: () => this.#nextMishap(),
      noted: (_node, text, outcome, isChange) => this.#noteStatement(name, text, outcome, isChange),
      timerLateMs: () => this.#chance.between(...this.#climate.timersLateMs),
      publish: (event, data) => this.#publish(name, event, data),
      serves: () => this.#noteUp(`${name} serves`),
      died: () => {
        this.#noteUp(`${name} dies`);
        this.#reconnectSome();
        this.timeline.after(drawDowntimeMs(this.#chance), () => this.#boot(slot, life + 1));
      },
      fault: (what) => this.fault(what),
    });
    this.#nodes[slot - 1] = node;
    void node.start();
  }

  /** Who listens at a server that is gone hears nothing until they are at another one. */
  #reconnectSome(): void {
    for (const player of this.players) {
      if (this.#chance.between(1, this.#climate.nodes) === 1) void player.reconnect();
    }
  }

  #findNode(): SimulatedNode | undefined {
    const [first, ...others] = this.#nodes.filter((node) => node.isServing && !node.isGone);
    return first && this.#chance.pick([first, ...others]);
  }

  #noteUp(line: string): void {
    const nowMs = this.timeline.nowMs();
    const isUp = this.#nodes.some((node) => node.isUp);
    if (line) this.note(line);
    if (isUp && this.#downSinceMs !== undefined) {
      this.outages.push({ fromMs: this.#downSinceMs, toMs: nowMs });
      this.#downSinceMs = undefined;
    } else if (!isUp) this.#downSinceMs ??= nowMs;
  }

  #planMishap(): void {
    const { mishapAfter } = this.#climate;
    if (mishapAfter) this.#statementsToMishap = this.#chance.between(...mishapAfter);
  }

  #nextMishap(): Mishap | undefined {
    this.#statementsToMishap -= 1;
    if (this.#isCalm || this.#statementsToMishap > 0) return undefined;
    this.#planMishap();
    const mishap = drawMishap(this.#chance);
    this.note(`mishap: ${mishap}`);
    return mishap;
  }

  /** A process that gets no time: its clock jumps when it goes on. One of them, or the whole machine. */
  #planHold(): void {
    const { holdAfterMs } = this.#climate;
    if (!holdAfterMs) return;
    this.timeline.after(this.#chance.between(...holdAfterMs), () => {
      if (this.#isCalm) return;
      const held = this.#chance.happens(50)
        ? this.#nodes
        : [this.#chance.pick([this.#nodes[0], ...this.#nodes])];
      const forMs = drawDowntimeMs(this.#chance);
      for (const node of held) if (node) node.heldUntilMs = this.timeline.nowMs() + forMs;
      this.#noteUp(`${held.map((node) => node?.name)} stand still for ${forMs} ms`);
      this.timeline.after(forMs, () => this.#noteUp('and go on'));
      this.#planHold();
    });
  }

  #noteStatement(name: string, text: string, outcome: Outcome, isChange: boolean): void {
    const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT);
    const result = 'error' in outcome ? String(outcome.error) : `${outcome.reply.count}`;
    this.note(`${name} ${words} → ${result}`);
    if (result.includes('deadlock')) this.fault(`${name} is in a deadlock at ${words}`);
    this.#isChanged ||= isChange;
    if (text.includes(SHIFT)) this.#shiftedAtMs = this.timeline.nowMs();
  }

  /** To everybody: what is not of a match on their screen they do not mind. */
  #publish(name: string, event: string, data: unknown): void {
    const payload: unknown = JSON.parse(JSON.stringify(data));
    if (!isOfMatch(payload)) return;
    this.note(`${name} publishes ${event}`);
    this.#proofs.push(async () => {
      const wrong = await findWrong(this.database.sessions, event, payload);
      if (wrong) this.fault(wrong);
    });
    for (const player of this.players) {
      if (player.isConnected) this.network.send(() => player.hear(event, payload));
    }
  }
}
