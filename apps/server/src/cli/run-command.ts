import { sentenceForOperators } from '../sentence-for-operators.ts';

/** Runs a command to its exit code; 1, with one sentence, where an operator has to put something right first. */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const sentence = sentenceForOperators(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}
