/** Runs and failures by test file. */
export interface Run {
  /** Path of the test file, relative to the root. */
  readonly file: string;
  readonly isPassed: boolean;
  /** Names and messages of failed tests. */
  readonly complaints: readonly string[];
}

interface Count {
  runs: number;
  failures: number;
  readonly complaints: Set<string>;
}

export class Failures {
  readonly #counts = new Map<string, Count>();

  add({ file, isPassed, complaints }: Run): void {
    const count = this.#counts.get(file) ?? { runs: 0, failures: 0, complaints: new Set() };
    count.runs += 1;
    if (!isPassed) count.failures += 1;
    for (const complaint of complaints) count.complaints.add(complaint);
    this.#counts.set(file, count);
  }

  get isClean(): boolean {
    return [...this.#counts.values()].every(({ failures }) => failures === 0);
  }

  /** Lines of the summary: failed files, most failures first, and the totals. */
  summary(): string[] {
    const failed = [...this.#counts].filter(([, { failures }]) => failures > 0);
    const lines = failed
      .toSorted(([, a], [, b]) => b.failures - a.failures)
      .flatMap(([file, { failures, runs, complaints }]) => [
        `${failures} of ${runs} runs failed: ${file}`,
        ...[...complaints].map((complaint) => `    ${complaint}`),
      ]);
    const runs = [...this.#counts.values()].reduce((sum, count) => sum + count.runs, 0);
    return [...lines, `${this.#counts.size} files, ${runs} runs, ${failed.length} files that ever failed`];
  }
}
