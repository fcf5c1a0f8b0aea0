/** Things that were started and have to be ended, the last one first, also when the program is told to leave early. */
type Step = () => Promise<unknown>;

const INTERRUPTED = 130;

export class UndoList {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** A list of a part, which may be run by itself, and is at the latest with this one. */
  child(): UndoList {
    const child = new UndoList();
    this.add(() => child.run());
    return child;
  }

  /** One step that fails keeps no other one from being taken. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(`${error}\n`));
    }
  }

  /** Lets SIGINT and SIGTERM run the list and end the program from now on. */
  runOnSignals(): void {
    const leave = () => void this.run().finally(() => process.exit(INTERRUPTED));
    process.once('SIGINT', leave).once('SIGTERM', leave);
  }
}
