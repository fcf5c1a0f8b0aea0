/** Log of a test file's servers, whose last lines are printed when the file fails. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';

const folder = join(import.meta.dirname, '../../.artefacts/server-logs');
const PRINTED_LINES = 40;

const file = join(folder, `${basename(process.argv[1] ?? 'servers', '.ts')}.log`);
let isBegun = false;

/** Prints the end of the log synchronously, because the process is about to exit. */
function printEnd(exitCode: number): void {
  if (exitCode === 0 || !existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-PRINTED_LINES);
  process.stderr.write(`\nEnd of the server's log (complete log: ${file}):\n${lines.join('\n')}\n`);
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  process.on('exit', printEnd);
}

/** Appends the output of a server to the log. */
export function keepOutput(...outputs: readonly Readable[]): void {
  begin();
  for (const output of outputs) output.on('data', (chunk: Buffer) => appendFileSync(file, chunk));
}
