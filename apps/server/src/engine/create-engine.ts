import { randomUUID } from 'node:crypto';
import type { Deps } from '../lib/deps.ts';
import { Poller } from '../lib/poller.ts';
import { advanceMatch } from './advance-match.ts';
import { DueList } from './due-list.ts';
import type { Engine } from './engine.ts';
import { Lanes } from './lanes.ts';
import { beatHeart } from './outage.ts';
import type { Publisher } from './publisher.ts';
import { sweepMatches } from './sweep.ts';
import { takeUpMatches } from './take-up-matches.ts';
import { LOOK_AGAIN_MS, OUTAGE_AFTER_MS, TICK_MS } from './timing.ts';
import { tryChange } from './try-change.ts';

export type EngineNeeds = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly publisher: Publisher;
  /** How many matches are advanced beside each other; each takes a connection. One after the other if left out. */
  readonly atOnce?: number;
  /** Hears that the matches of a server that was lost are this one's, too, from now on. */
  readonly onTakeUp?: () => void;
};

/** The match clock of this node. Until it is started it does only what it is called for. */
export function createEngine({
  db,
  clock,
  log,
  publisher,
  atOnce = 1,
  onTakeUp = () => {},
}: EngineNeeds): Engine {
  const nodeId = randomUUID();
  const due = new DueList();
  const lanes = new Lanes(atOnce, advance);
  let lastBeatMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  /** A node may have been lost whose matches are not taken up yet. */
  let mustTakeUp = false;

  const engine: Engine = {
    async start() {
      await engine.beat();
      isStarted = true;
      lanes.add(await takeUpMatches(deps, due));
      await lanes.idle();
      for (const one of repeated) one.start();
    },

    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
      await lanes.idle();
    },

    async beat() {
      const { atMs, outageMs, hasLostNode, changes } = await beatHeart(deps, nodeId).catch(forgetNothing);
      lastBeatMs = atMs;
      if (outageMs > 0) log.warn({ outageMs }, 'matches were put on hold while no server was up');
      for (const change of changes) engine.committed(change);
      mustTakeUp ||= hasLostNode;
      if (!mustTakeUp) return;
      lanes.add(await takeUpMatches(deps, due));
      mustTakeUp = false;
      onTakeUp();
    },

    isBehind: (nowMs) => isStarted && nowMs - lastBeatMs > OUTAGE_AFTER_MS,

    async runDue() {
      lanes.add(due.take(clock.nowMs()));
      await lanes.idle();
      await sweepMatches(deps);
    },

    committed({ matchId, dueAtMs, events }) {
      due.set(matchId, dueAtMs);
      publisher.publish(events);
      hands.replan();
    },
  };
  const deps = { db, clock, log, engine };

  /** One node is told of another that was lost, and that reply may be what got lost now. */
  function forgetNothing(error: unknown): never {
    mustTakeUp = true;
    throw error;
  }

  async function advance(matchId: string): Promise<void> {
    if ((await tryChange(deps, matchId, advanceMatch)) !== 'busy') return;
    due.set(matchId, clock.nowMs() + LOOK_AGAIN_MS);
    hands.replan();
  }

  /** A process that slept, be it while it beat, must not close rounds before that time is taken out of them. */
  async function wakeUp(): Promise<void> {
    while (engine.isBehind(clock.nowMs())) await engine.beat();
  }

  /** Own rounds come to the millisecond. */
  async function advanceDue(): Promise<void> {
    await wakeUp();
    lanes.add(due.take(clock.nowMs()));
  }

  async function sweep(): Promise<void> {
    await wakeUp();
    await sweepMatches(deps);
  }

  const onError = (error: unknown) => log.error({ err: error }, 'the match clock stumbled');
  const everySecond = { waitMs: () => TICK_MS, onError };
  const hands = new Poller(advanceDue, {
    waitMs: () => Math.min((due.nextMs ?? Number.POSITIVE_INFINITY) - clock.nowMs(), TICK_MS),
    onError,
  });
  // Each by itself: while one of them has much to do, the others must not look dead.
  const repeated = [hands, new Poller(() => engine.beat(), everySecond), new Poller(sweep, everySecond)];

  return engine;
}
