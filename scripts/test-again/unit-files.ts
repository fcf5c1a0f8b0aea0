/** Runs unit test files repeatedly in one Vitest, whose database starts once. */
import { relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { ROOT } from '../run-program.ts';
import type { Run } from './failures.ts';

const firstLine = (message: string): string => message.split('\n', 1)[0] ?? '';

function complaintsOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')];
  const ofTests = failed.map((test) => {
    const [error] = test.result().errors ?? [];
    return `${test.fullName}: ${firstLine(error?.message ?? 'no message')}`;
  });
  return [...ofTests, ...module.errors().map(({ message }) => firstLine(message))];
}

const runOf = (module: TestModule): Run => ({
  file: relative(ROOT, module.moduleId),
  isPassed: module.ok(),
  complaints: module.ok() ? [] : complaintsOf(module),
});

export class UnitFiles {
  readonly #vitest: Vitest;
  readonly #specifications: readonly TestSpecification[];

  private constructor(vitest: Vitest, specifications: readonly TestSpecification[]) {
    this.#vitest = vitest;
    this.#specifications = specifications;
  }

  /** Opens the files whose path contains the filter; all by default. */
  static async open(filter: string | undefined): Promise<UnitFiles> {
    const vitest = await createVitest({ watch: false, reporters: [{}] });
    return new UnitFiles(vitest, await vitest.globTestSpecifications(filter ? [filter] : []));
  }

  get count(): number {
    return this.#specifications.length;
  }

  /** Runs all files once, concurrently. */
  runTogether = (): Promise<Run[]> => this.#run(this.#specifications);

  /** Runs each file alone, the given number of times. */
  async *runAlone(runs: number): AsyncGenerator<Run> {
    for (const specification of this.#specifications) {
      for (let run = 0; run < runs; run += 1) yield* await this.#run([specification]);
    }
  }

  async #run(specifications: readonly TestSpecification[]): Promise<Run[]> {
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications([...specifications]);
    const stray = unhandledErrors.map((error) => ({
      file: 'errors that no test caught',
      isPassed: false,
      complaints: [firstLine(error instanceof Error ? error.message : String(error))],
    }));
    // Vitest also returns the modules of earlier runs.
    const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
    return [...testModules.filter(({ moduleId }) => wanted.has(moduleId)).map(runOf), ...stray];
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
