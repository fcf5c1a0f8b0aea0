import { operators } from '@trivia/contract/billing/operators.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';
import { connect } from './create-operator-gateways.ts';
import type { ConnectedOperator } from './operator-gateways.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

interface SandboxDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly operators: Map<string, ConnectedOperator>;
}

export interface SandboxOperators {
  /** Resolves once all stand in, or failed to start; until then calls of their operators are refused. */
  readonly started: Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox in place of each operator that is not set up, where that is allowed. */
export function startSandboxOperators(deps: SandboxDeps, serverUrl: string): SandboxOperators {
  const { config, clock, log } = deps;
  const missing = config.usesSandboxOperators
    ? operators.filter(({ slug }) => !deps.operators.has(slug))
    : [];
  const starting = missing.map(async (operator): Promise<SandboxProcess | undefined> => {
    try {
      const sandbox = await startSandboxProcess({ operator, serverUrl, dataDir: config.dataDir });
      const { url, controlPassword } = sandbox;
      deps.operators.set(operator.slug, {
        ...connect(operator, sandbox.settings, clock),
        sandbox: { url, controlPassword },
      });
      return sandbox;
    } catch (error) {
      log.error({ err: error, operator: operator.slug }, 'sandbox operator did not start');
      return undefined;
    }
  });
  const all = Promise.all(starting);
  return {
    started: all.then(() => undefined),
    async stop() {
      for (const sandbox of await all) await sandbox?.stop();
    },
  };
}
