import { randomUUID } from 'node:crypto';
import type { Deps } from '../lib/deps.ts';
import { DueList } from './due-list.ts';
import type { Engine } from './engine.ts';
import { beatHeart } from './outage.ts';
import type { Publisher } from './publisher.ts';
import { sweepMatches } from './sweep.ts';
import { closeAnswered, takeUpMatches } from './take-up-matches.ts';
import { OUTAGE_AFTER_MS, TICK_MS } from './timing.ts';
import { tryAdvance } from './try-advance.ts';

export type EngineNeeds = Pick<Deps, 'db' | 'clock' | 'log'> & { readonly publisher: Publisher };

/** The match clock of this node. Until it is started it does only what it is called for. */
export function createEngine({ db, clock, log, publisher }: EngineNeeds): Engine {
  const nodeId = randomUUID();
  const due = new DueList();
  let lastBeatMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let nextSweepMs = 0;

  const engine: Engine = {
    async start() {
      await engine.beat();
      isStarted = true;
      await takeUpMatches(deps, due);
      plan();
    },

    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },

    async beat() {
      const { outageMs, hasLostNode } = await beatHeart(deps, nodeId);
      lastBeatMs = clock.nowMs();
      if (outageMs > 0) log.warn({ outageMs }, 'matches were put on hold while no server was up');
      if (hasLostNode) await closeAnswered(deps);
    },

    async runDue() {
      for (const matchId of due.take(clock.nowMs())) await tryAdvance(deps, matchId);
      await sweepMatches(deps);
    },

    committed({ matchId, dueAtMs, events }) {
      due.set(matchId, dueAtMs);
      publisher.publish(events);
      plan();
    },
  };
  const deps = { db, clock, log, engine };

  /** One turn of the clock. Own rounds come to the millisecond; beat and sweep once a second. */
  async function turn(): Promise<void> {
    const nowMs = clock.nowMs();
    const isSweep = nowMs >= nextSweepMs;
    // A process that slept must not close rounds before the time it slept is taken out of them.
    if (isSweep || nowMs - lastBeatMs > OUTAGE_AFTER_MS) await engine.beat();
    for (const matchId of due.take(clock.nowMs())) await tryAdvance(deps, matchId);
    if (!isSweep) return;
    nextSweepMs = nowMs + TICK_MS;
    await sweepMatches(deps);
  }

  function plan(): void {
    if (!isStarted || running) return;
    clearTimeout(timer);
    const dueMs = Math.min(nextSweepMs, due.nextMs ?? Number.POSITIVE_INFINITY);
    timer = setTimeout(run, Math.max(0, Math.min(dueMs - clock.nowMs(), TICK_MS)));
  }

  function run(): void {
    running = turn()
      .catch((error: unknown) => {
        nextSweepMs = clock.nowMs() + TICK_MS;
        log.error({ err: error }, 'the match clock stumbled');
      })
      .finally(() => {
        running = undefined;
        plan();
      });
  }

  return engine;
}
