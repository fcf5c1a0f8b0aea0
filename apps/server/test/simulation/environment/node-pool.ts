import { Chance } from './chance.ts';
import { type NodeNeeds, SimulatedNode } from './simulated-node.ts';
import type { Timeline } from './timeline.ts';
import { type Outage, Uptime } from './uptime.ts';
import type { WorldFaults } from './world-faults.ts';

export interface NodePoolNeeds extends Pick<NodeNeeds, 'sessions' | 'onStatement' | 'publish' | 'fault'> {
  readonly seed: number;
  readonly timeline: Timeline;
  readonly faults: WorldFaults;
  note(line: string): void;
  /** Called when the sockets of a server are lost. */
  died(): void;
}

/** Servers of a simulation, which start, crash, pause and restart. */
export class NodePool {
  readonly #needs: NodePoolNeeds;
  readonly #chance: Chance;
  readonly #uptime: Uptime;
  readonly #nodes: SimulatedNode[] = [];

  constructor(needs: NodePoolNeeds) {
    this.#needs = needs;
    this.#chance = new Chance(needs.seed, 'servers');
    this.#uptime = new Uptime(needs.timeline.nowMs());
  }

  begin(): void {
    const { nodes } = this.#needs.faults.rates;
    for (let slot = 1; slot <= nodes; slot += 1) this.#boot(slot, 1);
    this.#planHold();
  }

  async end(): Promise<void> {
    for (const node of this.#nodes) await node.end();
  }

  get outages(): readonly Outage[] {
    return this.#uptime.outages(this.#needs.timeline.nowMs());
  }

  /** Finds a server that accepts calls, perhaps paused; undefined without one. */
  find(): SimulatedNode | undefined {
    const [first, ...others] = this.#nodes.filter((node) => node.isServing && !node.isGone);
    return first && this.#chance.pick([first, ...others]);
  }

  #boot(slot: number, life: number): void {
    const { seed, timeline, faults, note, died, ...needs } = this.#needs;
    const name = `node ${slot}.${life}`;
    const node = new SimulatedNode({
      ...needs,
      name,
      timeline,
      chance: new Chance(seed, name),
      nextMishap: () => this.#nextMishap(),
      timerLateMs: () => faults.timerLateMs(),
      statementMs: () => faults.statementMs(),
      serves: () => this.#changed(`${name} serves`),
      died: () => {
        this.#changed(`${name} dies`);
        died();
        timeline.after(faults.downtimeMs(), () => this.#boot(slot, life + 1));
      },
    });
    this.#nodes[slot - 1] = node;
    void node.start();
  }

  #changed(line: string): void {
    const { note, timeline } = this.#needs;
    note(line);
    this.#uptime.note(
      this.#nodes.some((node) => node.isUp),
      timeline.nowMs(),
    );
  }

  #nextMishap() {
    const { faults, note } = this.#needs;
    const mishap = faults.nextMishap();
    if (mishap) note(`mishap: ${mishap}`);
    return mishap;
  }

  /** Plans the pause of one process or the whole machine, whose clock jumps when it resumes. */
  #planHold(): void {
    const { timeline, faults } = this.#needs;
    const { holdAfterMs } = faults.rates;
    if (!holdAfterMs) return;
    timeline.after(this.#chance.between(...holdAfterMs), () => {
      if (faults.isCalm) return;
      this.#hold(faults.downtimeMs());
      this.#planHold();
    });
  }

  #hold(forMs: number): void {
    const { timeline } = this.#needs;
    const one = this.#chance.between(1, this.#nodes.length);
    const held = this.#chance.happens(50) ? this.#nodes : this.#nodes.slice(one - 1, one);
    for (const node of held) node.heldUntilMs = timeline.nowMs() + forMs;
    this.#changed(`${held.map(({ name }) => name)} stand still for ${forMs} ms`);
    timeline.after(forMs, () => this.#changed('and go on'));
  }
}
