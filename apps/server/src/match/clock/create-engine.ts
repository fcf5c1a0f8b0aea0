import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Poller } from '../../lib/poller.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import type { GameParts } from '../mode-host.ts';
import type { Publisher } from '../publisher.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { tryChange } from '../try-change.ts';
import { DueList } from './due-list.ts';
import type { Engine, MatchChange } from './engine.ts';
import { beatHeart } from './outage.ts';
import { sweepMatches } from './sweep.ts';
import { TakeUp } from './take-up.ts';
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
  const takeUp = new TakeUp({ due, advance: (ids) => pool.add(ids) });
  let lastBeatMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  /** True while it is not known whether a node was lost. */
  let mustAdopt = false;

  const engine: Engine = {
    parts,

    async start() {
      await engine.beat();
      isStarted = true;
      takeUp.begin();
      await takeUpNext();
      for (const one of repeated) one.start();
      await pool.idle();
    },

    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
      await pool.idle();
    },

    async beat() {
      const { atMs, outageMs, hasLostNode } = await beatHeart(shifting, nodeId).catch(adoptLater);
      lastBeatMs = atMs;
      if (outageMs > 0) log.warn({ outageMs }, 'outage was taken out of match clocks');
      if (!hasLostNode && !mustAdopt && outageMs === 0) return;
      mustAdopt = false;
      takeUp.begin();
      taker.replan();
      onAdopt();
    },

    isBehind: (nowMs) => isStarted && nowMs - lastBeatMs > OUTAGE_AFTER_MS,

    async runDue() {
      while (takeUp.isBehind(clock.nowMs())) await takeUpNext();
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
  const shifting = { db, clock, onShifted };

  /** Tells of shifted clocks. Matches are taken up by the new times after the beat. */
  function onShifted(changes: readonly MatchChange[]): void {
    for (const { matchId, dueAtMs, events } of changes) {
      due.move(matchId, dueAtMs);
      publisher.publish(events);
    }
    ticker.replan();
  }

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

  /** Takes up the next slice of matches, and advances those that must be at once. */
  async function takeUpNext(): Promise<void> {
    await takeUp.step(db, clock.nowMs());
    ticker.replan();
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
  const taker = new Poller(
    async () => {
      if (takeUp.isBehind(clock.nowMs())) await takeUpNext();
    },
    { waitMs: () => (takeUp.isBehind(clock.nowMs()) ? 0 : TICK_MS), onError },
  );
  // Separate pollers keep the heartbeat going while another one is busy.
  const repeated = [
    ticker,
    new Poller(() => engine.beat(), everySecond),
    new Poller(sweep, everySecond),
    taker,
  ];

  return engine;
}
