import { redact } from '../lib/create-log.ts';
import { sentenceForOperators } from '../sentence-for-operators.ts';

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Runs a command to its exit code; 1 where it failed. What an operator can put right is said in one sentence, anything
 * else by its trace, without the rows and passwords that errors carry along.
 */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    process.stderr.write(`${redact(sentenceForOperators(error) ?? traceOf(error))}\n`);
    return 1;
  }
}
