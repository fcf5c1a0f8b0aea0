import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder, runToEnd } from '../../support/server-process.ts';
import type { Attack } from '../attack-form.ts';

const SECRET = 'the-secret-of-the-database';

export const noDatabase: Attack = {
  name: 'a start with DATABASE_URL to nothing',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'trivia-attack-'));
    const DATABASE_URL = `postgresql://somebody:${SECRET}@127.0.0.1:9/nothing`;
    const { exitCode, complaint } = await runToEnd({ DATABASE_URL, DATA_DIR: folder });
    await removeFolder(folder);
    const isSentence = complaint.includes('DATABASE_URL') && !/\n\s+at /.test(complaint);
    return {
      tried: 'one start',
      happened: `exit ${exitCode}: ${complaint.trim().split('\n')[0]}`,
      held: exitCode === 1 && isSentence && !complaint.includes(SECRET),
    };
  },
};
