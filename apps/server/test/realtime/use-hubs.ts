import { afterAll, afterEach } from 'vitest';
import { closeClients } from './clients.ts';
import { startTestHub, type TestHub, type TestHubOptions } from './start-test-hub.ts';

/** Starts hubs for the tests of a file; hubs close after the last test, clients after each. */
export function useHubs(): (options?: TestHubOptions) => Promise<TestHub> {
  const hubs: TestHub[] = [];
  afterAll(async () => {
    for (const hub of hubs) await hub.close();
  });
  afterEach(closeClients);
  return async (options) => {
    const started = await startTestHub(options);
    hubs.push(started);
    return started;
  };
}
