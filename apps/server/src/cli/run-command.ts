import { explainToAdmin } from '../explain-to-admin.ts';
import { redact } from '../lib/create-log.ts';

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Runs a command. Returns its exit code, 1 after an error. An error that the operator can fix is printed as one
 * sentence, any other with its stack trace, without the rows and passwords that errors may contain.
 */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    process.stderr.write(`${redact(explainToAdmin(error) ?? traceOf(error))}\n`);
    return 1;
  }
}
