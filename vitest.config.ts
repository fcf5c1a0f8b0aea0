import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesPlugin } from './apps/web/build/texts/messages-plugin.ts';

const HALF_A_MINUTE_MS = 30_000;

/** Files that take longest, in the order of their start: the first two compute while the next ones wait for processes. */
const LONGEST = [
  'simulation/first-worlds',
  'simulation/second-worlds',
  'whole/crash-modes',
  'whole/crash-subscriptions',
  'whole/bad-input',
  'whole/week',
].map((name) => `/apps/server/test/${name}.test.ts`);

/** Place of a file in the order: the longest, then other tests of whole games and servers, then all others. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  if (place >= 0) return place;
  return LONGEST.length + (moduleId.includes('/apps/server/test/') ? 0 : 1);
}

/**
 * Sorts the slowest files first, so that all workers finish at about the same time. Vitest itself would sort by size
 * in a fresh clone, and start the simulated worlds, whose files are short, too late.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
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

/**
 * Files that mock modules, rerun tests of other files, or replace the clock, which must not share a worker: a wait that a
 * test has left behind would advance the clock (`vi.waitFor`).
 */
const ISOLATED = 'apps/server/**/*.isolated.test.ts';

const server = (
  name: string,
  include: string[],
  options: { exclude?: string[]; isolate?: boolean; setupFiles?: string[] } = {},
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
      server('server', ['apps/server/{src,test}/**/*.test.ts'], {
        exclude: [ISOLATED],
        isolate: false,
        setupFiles: ['apps/server/test/support/cheap-hashes.ts'],
      }),
      server('server-isolated', [ISOLATED]),
    ],
  },
});
