import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Poller } from '../../lib/poller.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import type { MatchChange } from '../events/match-change.ts';
import type { MatchEvent, Publisher } from '../events/publisher.ts';
import type { MatchHooks } from '../locked-match.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { LOCK_RETRY_MS, OUTAGE_AFTER_MS, TICK_MS } from '../timing.ts';
import { tryChange } from '../try-change.ts';
import { MatchAdoption } from './adopt-matches.ts';
import { DueList } from './due-list.ts';
import type { Engine } from './engine.ts';
import { beatHeart } from './outage/beat-heart.ts';
import { sweepMatches } from './sweep.ts';

export type EngineNeeds = Pick<Deps, 'db' | 'clock' | 'log'> & {
  /** Each gets all events, in order. Without any, clients poll. */
  readonly publishers: readonly Publisher[];
  readonly hooks: MatchHooks;
  /** Matches advanced concurrently, 1 by default; each takes a database connection. */
  readonly concurrency?: number;
  /** Called when this node has adopted the matches of a lost node. */
  readonly onAdopt?: () => void;
};

/** Creates the match clock of this node. Its timers run only after `start`. */
export function createEngine({
  db,
  clock,
  log,
  publishers,
  hooks,
  concurrency = 1,
  onAdopt = () => {},
}: EngineNeeds): Engine {
  const nodeId = randomUUID();
  const due = new DueList();
  const pool = new WorkPool(concurrency, advance);
  const adoption = new MatchAdoption({ due, advance: (ids) => pool.add(ids) });
  let lastBeatMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  /** True after a failed heartbeat, until it is known whether another node was lost. */
  let mustAdopt = false;

  const engine: Engine = {
    hooks,

    async start() {
      await engine.beat();
      isStarted = true;
      adoption.restart();
      await adoptNext();
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
      adoption.restart();
      adopter.reschedule();
      onAdopt();
    },

    isBehind: (nowMs) => isStarted && nowMs - lastBeatMs > OUTAGE_AFTER_MS,

    async runDue() {
      while (adoption.isBehind(clock.nowMs())) await adoptNext();
      pool.add(due.take(clock.nowMs()));
      await pool.idle();
      await sweepMatches(deps);
    },

    committed({ matchId, dueAtMs, events }) {
      due.set(matchId, dueAtMs);
      publish(events);
      ticker.reschedule();
    },

    answered(round) {
      for (const publisher of publishers) publisher.markAnswered?.(round);
    },
  };
  const deps = { db, clock, log, engine };
  const shifting = { db, clock, onShifted };

  function publish(events: readonly MatchEvent[]): void {
    for (const publisher of publishers) publisher.publish(events);
  }

  /**
   * Publishes shifted times and updates the due list. Matches that are not on the list are adopted after the
   * heartbeat.
   */
  function onShifted(changes: readonly MatchChange[]): void {
    for (const { matchId, dueAtMs, events } of changes) {
      due.move(matchId, dueAtMs);
      publish(events);
    }
    ticker.reschedule();
  }

  /**
   * Schedules an adoption after a failed heartbeat, because its lost reply may have been the only notice of a dead
   * node.
   */
  function adoptLater(error: unknown): never {
    mustAdopt = true;
    throw error;
  }

  async function advance(matchId: string): Promise<void> {
    if ((await tryChange(deps, matchId, advanceMatch)) !== 'busy') return;
    due.set(matchId, clock.nowMs() + LOCK_RETRY_MS);
    ticker.reschedule();
  }

  /** Sends heartbeats until one is recent: a process that was suspended must not close rounds early. */
  async function wakeUp(): Promise<void> {
    while (engine.isBehind(clock.nowMs())) await engine.beat();
  }

  /** Advances this node's own rounds, to the millisecond. */
  async function advanceDue(): Promise<void> {
    await wakeUp();
    pool.add(due.take(clock.nowMs()));
  }

  /** Adopts the next slice of matches, and advances those whose round is already answered. */
  async function adoptNext(): Promise<void> {
    await adoption.step(db, clock.nowMs());
    ticker.reschedule();
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
  const adopter = new Poller(
    async () => {
      if (adoption.isBehind(clock.nowMs())) await adoptNext();
    },
    { waitMs: () => (adoption.isBehind(clock.nowMs()) ? 0 : TICK_MS), onError },
  );
  // Separate pollers keep the heartbeat running while another one is busy.
  const repeated = [
    ticker,
    new Poller(() => engine.beat(), everySecond),
    new Poller(sweep, everySecond),
    adopter,
  ];

  return engine;
}
