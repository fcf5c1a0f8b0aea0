import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { addAntifraud } from './api/antifraud.routes.ts';
import { addControl } from './api/control.routes.ts';
import { addJsonApi } from './api/json.routes.ts';
import { addVmsApi } from './api/vms.routes.ts';
import { Operator } from './operator.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

const POLL_MS = 250;

export interface RunningOperator {
  readonly operator: Operator;
  readonly url: string;
  stop(): Promise<void>;
}

export interface OperatorOptions {
  readonly settings?: Partial<Settings>;
  readonly state?: State;
  readonly port?: number;
  /** Clock; real time by default. */
  readonly nowMs?: () => number;
  /** False if a test calls `runDue` itself. */
  readonly isTicking?: boolean;
}

function buildApp(operator: Operator): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  addVmsApi(app, operator);
  addJsonApi(app, operator);
  addAntifraud(app, operator);
  addControl(app, operator);
  // Callbacks caused by a call are sent soon after its reply.
  app.addHook('onResponse', async () => void operator.callbacks.send());
  return app;
}

/** Starts the operator on this machine. */
export async function startOperator({
  settings,
  state,
  port = 0,
  nowMs,
  isTicking = true,
}: OperatorOptions = {}): Promise<RunningOperator> {
  const operator = new Operator(settings, state, nowMs);
  const app = buildApp(operator);
  await app.listen({ port, host: '127.0.0.1' });
  const tick = () => {
    operator.runDue();
    void operator.callbacks.send();
  };
  const timer = isTicking ? setInterval(tick, POLL_MS).unref() : undefined;
  return {
    operator,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      await app.close();
    },
  };
}
