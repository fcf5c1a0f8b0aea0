import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Poller } from '../../lib/poller.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import type { GameParts } from '../mode-host.ts';
import type { Publisher } from '../publisher.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { tryChange } from '../try-change.ts';
import { DueList } from './due-list.ts';
import type { Engine } from './engine.ts';
import { beatHeart } from './outage.ts';
import { adoptMatches } from './recovery.ts';
import { sweepMatches } from './sweep.ts';
import { LOOK_AGAIN_MS, OUTAGE_AFTER_MS, TICK_MS } from './timing.ts';

export type EngineNeeds = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly publisher: Publisher;
  readonly parts: GameParts;
  /** Matches advanced concurrently, 1 by default; each takes a database connection. */
  readonly atOnce?: number;
  /** Called when this node has adopted the matches of a lost node. */
  readonly onAdopt?: () => void;
};

/** Creates the match clock of this node. Before `start` it acts only when called. */
export function createEngine({
  db,
  clock,
  log,
  publisher,
  parts,
  atOnce = 1,
  onAdopt = () => {},
}: EngineNeeds): Engine {
  const nodeId = randomUUID();
  const due = new DueList();
  const pool = new WorkPool(atOnce, advance);
  let lastBeatMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  /** True while a lost node's matches wait to be adopted. */
  let mustAdopt = false;

  const engine: Engine = {
    parts,

    async start() {
      await engine.beat();
      isStarted = true;
      pool.add(await adoptMatches(deps, due));
      await pool.idle();
      for (const one of repeated) one.start();
    },

    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
      await pool.idle();
    },

    async beat() {
      const { atMs, outageMs, hasLostNode, changes } = await beatHeart(deps, nodeId).catch(adoptLater);
      lastBeatMs = atMs;
      if (outageMs > 0) log.warn({ outageMs }, 'outage was taken out of match clocks');
      for (const change of changes) engine.committed(change);
      mustAdopt ||= hasLostNode;
      if (!mustAdopt) return;
      pool.add(await adoptMatches(deps, due));
      mustAdopt = false;
      onAdopt();
    },

    isBehind: (nowMs) => isStarted && nowMs - lastBeatMs > OUTAGE_AFTER_MS,

    async runDue() {
      pool.add(due.take(clock.nowMs()));
      await pool.idle();
      await sweepMatches(deps);
    },

    committed({ matchId, dueAtMs, events }) {
      due.set(matchId, dueAtMs);
      publisher.publish(events);
      ticker.replan();
    },

    answered: (round) => publisher.markAnswered?.(round),
  };
  const deps = { db, clock, log, engine };

  /**
   * Schedules an adoption after a failed beat: its lost reply may have been the only notice of a dead node.
   */
  function adoptLater(error: unknown): never {
    mustAdopt = true;
    throw error;
  }

  async function advance(matchId: string): Promise<void> {
    if ((await tryChange(deps, matchId, advanceMatch)) !== 'busy') return;
    due.set(matchId, clock.nowMs() + LOOK_AGAIN_MS);
    ticker.replan();
  }

  /**
   * Beats until this node is current: a process that slept, even in mid-beat, must not close rounds early.
   */
  async function wakeUp(): Promise<void> {
    while (engine.isBehind(clock.nowMs())) await engine.beat();
  }

  /** Advances this node's own rounds, to the millisecond. */
  async function advanceDue(): Promise<void> {
    await wakeUp();
    pool.add(due.take(clock.nowMs()));
  }

  async function sweep(): Promise<void> {
    await wakeUp();
    await sweepMatches(deps);
  }

  const onError = (error: unknown) => log.error({ err: error }, 'match clock failed');
  const everySecond = { waitMs: () => TICK_MS, onError };
  const ticker = new Poller(advanceDue, {
    waitMs: () => Math.min((due.nextMs ?? Number.POSITIVE_INFINITY) - clock.nowMs(), TICK_MS),
    onError,
  });
  // Separate pollers keep the heartbeat going while another one is busy.
  const repeated = [ticker, new Poller(() => engine.beat(), everySecond), new Poller(sweep, everySecond)];

  return engine;
}
