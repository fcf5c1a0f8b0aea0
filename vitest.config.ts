import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesPlugin } from './apps/web/build/texts/messages-plugin.ts';

const HALF_A_MINUTE_MS = 30_000;

/** Begins with whole games and whole servers, which take longest, so that no worker ends long after the others. */
class WholeGamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.includes('/apps/server/test/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isWhole), ...sorted.filter((one) => !isWhole(one))];
  }
}

/** Plain code: no database, no browser. */
const plain = (name: string, folder: string) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`${folder}/**/*.test.ts`],
    // Thousands of matches take their time on a busy machine.
    testTimeout: HALF_A_MINUTE_MS,
  },
});

/** Files that replace modules, or run the tests of other files again, neither of which a worker may keep. */
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
    // Also on two cores, where the default is one: files of the server wait for processes half of their time. More of
    // them at once, each with a database and processes of its own, would only wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: WholeGamesFirst },
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
          // One jsdom a worker rather than a file halves the time; each file still has a context of its own.
          pool: 'vmThreads',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          testTimeout: HALF_A_MINUTE_MS,
        },
      },
      // Files share a worker's modules: loading the whole server for each would take a third of the time.
      server('server', ['apps/server/{src,test}/**/*.test.ts'], { exclude: [ISOLATED], isolate: false }),
      server('server-isolated', [ISOLATED]),
    ],
  },
});
