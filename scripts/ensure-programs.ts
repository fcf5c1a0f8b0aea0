/** Installs the programs that tests need through the system's package manager. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { succeeds } from './run-program.ts';

interface Program {
  readonly name: string;
  /** Possible names, in order of preference. */
  readonly commands: readonly string[];
  /** Tried in order: not every system has the first. */
  readonly debianPackages: readonly string[];
}

export const chromium: Program = {
  name: 'Chromium',
  // The shell is the same browser without windows, which are expensive.
  commands: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ],
  debianPackages: ['chromium-headless-shell', 'chromium'],
};

export const redis: Program = {
  name: 'Redis',
  commands: ['redis-server'],
  debianPackages: ['redis-server'],
};

/** Full path of the first command that is found on the PATH. */
export function findProgram(
  commands: readonly string[],
  path: string = process.env.PATH ?? '',
): string | undefined {
  const candidates = commands.flatMap((command) =>
    path.split(delimiter).map((folder) => join(folder, command)),
  );
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function installWith(prefix: readonly string[], debianPackages: readonly string[]): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    return succeeds(command, rest, options);
  };
  // A fresh machine has no package list yet; an outdated one may still do.
  await apt('update');
  for (const name of debianPackages) {
    if (await apt('install', '--yes', '--no-install-recommends', name)) return;
  }
}

/**
 * Returns the path of a program, installing it if missing.
 * @throws an error that names the packages to install by hand where that is not possible
 */
export async function ensureProgram(program: Program): Promise<string> {
  const found = findProgram(program.commands);
  if (found) return found;
  process.stdout.write(`Installing ${program.name}, which is missing …\n`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await installWith(prefix, program.debianPackages);
  const installed = findProgram(program.commands);
  if (installed) return installed;
  throw new Error(
    `The tests need ${program.name}, which could not be installed. Install it (apt-get install ${program.debianPackages.join(' or ')}) and run them again.`,
  );
}
