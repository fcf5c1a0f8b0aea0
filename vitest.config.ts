import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesPlugin } from './apps/web/build/texts/messages-plugin.ts';

const HALF_A_MINUTE_MS = 30_000;

/** Sorts the slowest files first, tests of whole games and servers, so that all workers finish at about the same time. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('/apps/server/test/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((one) => !isSlow(one))];
  }
}

/** Project of code without database and browser. */
const plain = (name: string, folder: string) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`${folder}/**/*.test.ts`],
    // Allow time for thousands of matches on a busy machine.
    testTimeout: HALF_A_MINUTE_MS,
    hookTimeout: HALF_A_MINUTE_MS,
  },
});

/** Files that mock modules or rerun tests of other files, which must not share the modules of a worker. */
const ISOLATED = 'apps/server/**/*.isolated.test.ts';

const server = (
  name: string,
  include: string[],
  options: { exclude?: string[]; isolate?: boolean } = {},
) => ({
  test: {
    name,
    environment: 'node' as const,
    include,
    globalSetup: ['apps/server/test/database/global-setup.ts'],
    testTimeout: HALF_A_MINUTE_MS,
    hookTimeout: HALF_A_MINUTE_MS,
    ...options,
  },
});

export default defineConfig({
  test: {
    // Use three even on two cores, where the default is one: files of the server wait for processes half of their time.
    // With more workers, each with a database and processes of its own, they would only wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      plain('rules', 'packages/rules/src'),
      plain('contract', 'packages/contract/src'),
      plain('content', 'packages/content/src'),
      plain('pictures', 'packages/pictures/src'),
      plain('scripts', 'scripts'),
      plain('sandbox-cards', 'apps/sandbox-cards/src'),
      plain('sandbox-operator', 'apps/sandbox-operator/src'),
      {
        plugins: [messagesPlugin(), react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // Sharing one jsdom per worker halves the time; each file still has a context of its own.
          pool: 'vmThreads',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/lib/allow-time.testing.ts'],
          testTimeout: HALF_A_MINUTE_MS,
        },
      },
      // Sharing a worker's modules saves a third of the time, which loading the whole server for each file would take.
      server('server', ['apps/server/{src,test}/**/*.test.ts'], { exclude: [ISOLATED], isolate: false }),
      server('server-isolated', [ISOLATED]),
    ],
  },
});
