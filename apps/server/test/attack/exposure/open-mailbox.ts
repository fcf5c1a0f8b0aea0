import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder, runToEnd } from '../../support/server-process.ts';
import type { Attack } from '../attack-form.ts';

const settings = [
  { PUBLIC_URL: 'https://zana.example' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { NODE_ENV: 'production' },
] as const;

/** Attack: reads the sandbox mailbox of a public server without SMTP. */
export const openMailbox: Attack = {
  name: 'the sandbox mailbox of a server that others can reach',
  async run() {
    const exits: (number | null)[] = [];
    for (const setting of settings) {
      const folder = await mkdtemp(join(tmpdir(), 'trivia-attack-'));
      exits.push((await runToEnd({ ...setting, DATA_DIR: folder })).exitCode);
      await removeFolder(folder);
    }
    return {
      tried: 'a public PUBLIC_URL, HOST 0.0.0.0, HOST :: and production, each without SMTP_URL',
      happened: `exits ${exits.map((code) => code ?? 'none: it served').join(', ')}`,
      held: exits.every((code) => code === 1),
    };
  },
};
