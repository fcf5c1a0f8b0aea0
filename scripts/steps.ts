/** Runs steps in sequence up to the first failure, some of them concurrently. */
export interface Step {
  readonly name: string;
  /** True if it succeeded. */
  run(): Promise<boolean>;
}

/** Concurrent rows of steps; each row stops at its first failure. */
export interface Lanes {
  readonly lanes: readonly (readonly Step[])[];
}

export interface Result {
  readonly name: string;
  readonly isPassed: boolean;
  readonly durationMs: number;
}

type Print = (line: string) => void;

async function runStep({ name, run }: Step, nowMs: () => number): Promise<Result> {
  const beganAtMs = nowMs();
  const isPassed = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  });
  return { name, isPassed, durationMs: nowMs() - beganAtMs };
}

const inSeconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`.padStart(9);

function summarise(results: readonly Result[], print: Print): boolean {
  print('');
  for (const { name, isPassed, durationMs } of results) {
    print(`${isPassed ? 'passed' : 'FAILED'} ${inSeconds(durationMs)}  ${name}`);
  }
  const passed = results.filter(({ isPassed }) => isPassed).length;
  print(`${passed} passed, ${results.length - passed} failed`);
  return passed === results.length;
}

interface Tools {
  readonly print: Print;
  readonly nowMs: () => number;
}

async function runLane(steps: readonly Step[], { print, nowMs }: Tools): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    print(`\n── ${step.name}`);
    const result = await runStep(step, nowMs);
    results.push(result);
    if (!result.isPassed) break;
  }
  return results;
}

/** True if all steps passed. Its last line counts them: `N passed, N failed`. */
export async function runSteps(stages: readonly (Step | Lanes)[], tools: Tools): Promise<boolean> {
  const results: Result[] = [];
  for (const stage of stages) {
    const lanes = 'lanes' in stage ? stage.lanes : [[stage]];
    const found = await Promise.all(lanes.map((steps) => runLane(steps, tools)));
    results.push(...found.flat());
    if (results.some(({ isPassed }) => !isPassed)) break;
  }
  return summarise(results, tools.print);
}
