/** Runs steps one after another until the first failure, some of them concurrently. */
export interface Step {
  readonly name: string;
  /** Runs the step; true if it succeeded. */
  run(): Promise<boolean>;
  /** Names of failures, for steps whose output is long. */
  failures?(): readonly string[];
  /** Step of another lane that ends first. */
  readonly after?: Step;
}

/** Sequences of steps that run concurrently. Each stops at its own first failure, and may divide again. */
export interface Lanes {
  readonly lanes: readonly Lane[];
}

type Lane = readonly (Step | Lanes)[];

export interface Result {
  readonly name: string;
  readonly isPassed: boolean;
  readonly durationMs: number;
  /** Empty for a passed step. */
  readonly failures: readonly string[];
}

type Print = (line: string) => void;

async function runStep(step: Step, nowMs: () => number): Promise<Result> {
  const beganAtMs = nowMs();
  const isPassed = await step.run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  });
  const failures = isPassed ? [] : (step.failures?.() ?? []);
  return { name: step.name, isPassed, durationMs: nowMs() - beganAtMs, failures };
}

const inSeconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`.padStart(9);

function summarise(results: readonly Result[], print: Print): boolean {
  for (const line of results.flatMap(({ failures }) => failures)) print(line);
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

/** Promises of the steps that others run after, each with the function that resolves it. */
type Ends = ReadonlyMap<Step, PromiseWithResolvers<void>>;

const stepsOf = (lane: Lane): Step[] =>
  lane.flatMap((part) => ('lanes' in part ? part.lanes.flatMap(stepsOf) : part));

async function runPart(part: Step | Lanes, ends: Ends, tools: Tools): Promise<Result[]> {
  if ('lanes' in part)
    return (await Promise.all(part.lanes.map((lane) => runLane(lane, ends, tools)))).flat();
  if (part.after) await ends.get(part.after)?.promise;
  tools.print(`\n── ${part.name}`);
  const result = await runStep(part, tools.nowMs);
  ends.get(part)?.resolve();
  return [result];
}

async function runLane(lane: Lane, ends: Ends, tools: Tools): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of lane) {
    results.push(...(await runPart(part, ends, tools)));
    if (results.some(({ isPassed }) => !isPassed)) break;
  }
  // Steps after those that were skipped must not wait for them.
  for (const step of stepsOf(lane)) ends.get(step)?.resolve();
  return results;
}

/** Runs all steps, and returns whether they passed. The last line counts them: `N passed, N failed`. */
export async function runSteps(lane: Lane, tools: Tools): Promise<boolean> {
  const ends: Ends = new Map(stepsOf(lane).map((step) => [step, Promise.withResolvers<void>()]));
  return summarise(await runLane(lane, ends, tools), tools.print);
}
