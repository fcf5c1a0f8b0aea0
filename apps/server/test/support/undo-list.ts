/** Cleanup actions, run in reverse order, also when the program is interrupted. */
type Step = () => Promise<unknown>;

const INTERRUPTED = 130;

export class UndoList {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Creates a nested list, which can be run earlier than this one. */
  child(): UndoList {
    const child = new UndoList();
    this.add(() => child.run());
    return child;
  }

  /** Runs all actions, even after a failure of one. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(`${error}\n`));
    }
  }

  /** Runs the list and exits on SIGINT and SIGTERM. */
  runOnSignals(): void {
    const leave = () => void this.run().finally(() => process.exit(INTERRUPTED));
    process.once('SIGINT', leave).once('SIGTERM', leave);
  }
}
