import { readFile } from 'node:fs/promises';

/** What Linux counts processor time in. */
const TICK_MS = 10;
const USER = 11;
const SYSTEM = 12;

/** Milliseconds of processor that a process has used so far. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, which comes before, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}
