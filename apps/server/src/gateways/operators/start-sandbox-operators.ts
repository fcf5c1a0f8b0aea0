import { operators } from '@trivia/contract/billing/operators.ts';
import type { Deps } from '../../deps.ts';
import { connect } from './create-operator-gateways.ts';
import type { ConnectedOperator } from './operator-gateways.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

type SandboxDeps = Pick<Deps, 'config' | 'clock' | 'log'> & {
  readonly operators: Map<string, ConnectedOperator>;
};

/**
 * Starts a sandbox in place of each operator that is not set up, where that is allowed, without making the server wait.
 * Returns a function that ends them.
 */
export function startSandboxOperators(deps: SandboxDeps, serverUrl: string): () => Promise<void> {
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
  return async () => {
    for (const sandbox of await Promise.all(starting)) await sandbox?.stop();
  };
}
