import { readFile } from 'node:fs/promises';

/** Linux's unit of processor time (USER_HZ). */
const TICK_MS = 10;
const USER = 11;
const SYSTEM = 12;

/** Processor time of a process so far, in milliseconds. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Skip the process name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}
