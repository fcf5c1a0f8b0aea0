import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CONFIG = fileURLToPath(new URL('../../.dependency-cruiser.js', import.meta.url));

let config: IConfiguration;
let tree: string;
beforeAll(async () => {
  config = await extractConfig(CONFIG);
});
beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'trivia-imports-')));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** Names of violated rules. */
async function broken(): Promise<string[]> {
  const { output } = await cruise(['.'], {
    ...config.options,
    ruleSet: config,
    validate: true,
    baseDir: tree,
  });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

/** Writes a file that imports another one. */
function writeImport(from: string, to: string): void {
  const isBuiltIn = to.startsWith('node:');
  if (!isBuiltIn) write(to, 'export const it = 1;\n');
  const specifier = isBuiltIn ? to : `${'../'.repeat(from.split('/').length - 1)}${to}`;
  write(from, `import { it } from '${specifier}';\nexport const mine = it;\n`);
}

const seed = 'apps/server/src/core/questions/seed-bank.ts';
const home = 'apps/web/src/features/home/home.tsx';
const play = 'apps/server/src/features/lobby/start.ts';
const walletUseCase = 'apps/server/src/core/wallet/book.ts';
const walletRows = 'apps/server/src/core/wallet/wallet.repository.ts';

describe('an import is refused', () => {
  it.each([
    ['rules-import-nothing', 'packages/rules/src/a.ts', 'packages/contract/src/b.ts'],
    ['rules-import-nothing', 'packages/rules/src/a.ts', 'node:fs'],
    ['rules-tests-import-rules', 'packages/rules/src/a.test.ts', 'packages/contract/src/b.ts'],
    ['contract-imports-rules-only', 'packages/contract/src/a.ts', 'packages/content/src/b.ts'],
    ['contract-imports-rules-only', 'packages/contract/src/a.ts', 'apps/server/src/b.ts'],
    ['content-imports-contract-and-rules-only', 'packages/content/src/a.ts', 'apps/server/src/b.ts'],
    ['server-imports-packages-only', 'apps/server/src/a.ts', 'apps/web/src/b.ts'],
    ['content-in-question-import-only', play, 'packages/content/src/b.ts'],
    ['server-infrastructure-below-core', 'apps/server/src/lib/a.ts', walletUseCase],
    ['server-infrastructure-below-core', 'apps/server/src/gateways/mail/a.ts', 'apps/server/src/http/b.ts'],
    ['server-infrastructure-below-core', 'apps/server/src/realtime/hub/a.ts', 'apps/server/src/match/b.ts'],
    ['server-infrastructure-below-core', 'apps/server/src/lib/a.ts', 'apps/server/src/deps.ts'],
    ['server-lib-and-config-below-gateways', 'apps/server/src/config/a.ts', 'apps/server/src/gateways/b.ts'],
    ['server-http-below-features', 'apps/server/src/http/a.ts', walletUseCase],
    ['server-match-below-features', 'apps/server/src/match/a.ts', 'apps/server/src/features/boosters/b.ts'],
    ['server-core-below-match', 'apps/server/src/core/wallet/a.ts', 'apps/server/src/match/b.ts'],
    ['server-match-repositories-private', play, 'apps/server/src/match/answers/answer.repository.ts'],
    ['server-http-below-features', 'apps/server/src/http/a.ts', play],
    ['web-imports-contract-and-rules-only', home, 'packages/content/src/b.ts'],
    ['web-imports-contract-and-rules-only', home, 'apps/server/src/b.ts'],
    ['web-features-are-independent', home, 'apps/web/src/features/profile/b.ts'],
    ['web-game-below-features', 'apps/web/src/game/match/a.ts', home],
    ['web-modes-import-features-lazily', 'apps/web/src/game/modes/table/a.ts', home],
    ['web-features-are-independent', home, 'apps/web/src/app/b.ts'],
    ['web-ui-and-lib-below-game', 'apps/web/src/ui/a.tsx', 'apps/web/src/game/b.ts'],
    ['web-ui-and-lib-below-game', 'apps/web/src/lib/a.ts', 'packages/rules/src/b.ts'],
    [
      'web-ui-and-lib-import-generic-contract',
      'apps/web/src/lib/a.ts',
      'packages/contract/src/play/match.ts',
    ],
    ['web-lib-below-ui', 'apps/web/src/lib/a.ts', 'apps/web/src/ui/b.ts'],
    ['server-features-one-way', play, 'apps/server/src/features/accounts/sessions/b.ts'],
    ['server-features-one-way', play, 'apps/server/src/features/boosters/b.ts'],
    [
      'server-features-one-way',
      'apps/server/src/features/boosters/a.ts',
      'apps/server/src/features/staff/b.ts',
    ],
    ['server-match-one-way', 'apps/server/src/match/rounds/a.ts', 'apps/server/src/match/clock/b.ts'],
    ['server-core-one-way', 'apps/server/src/core/events/a.ts', walletUseCase],
    ['server-repositories-private', play, walletRows],
    ['server-repositories-below-features', 'apps/server/src/jobs/a.ts', walletRows],
    ['no-test-code-in-production', 'apps/server/src/a.ts', 'apps/server/test/support/b.ts'],
    ['no-test-code-in-production', 'apps/web/src/lib/a.ts', 'apps/web/src/lib/b.testing.ts'],
  ])('by %s: %s → %s', async (rule, from, to) => {
    writeImport(from, to);
    expect(await broken()).toEqual([rule]);
  });

  it('even of types only', async () => {
    write('packages/content/src/b.ts', 'export interface Answer { right: number }\n');
    write(
      home,
      `import type { Answer } from '../../../../../packages/content/src/b.ts';\nexport let a: Answer;\n`,
    );
    expect(await broken()).toEqual(['web-imports-contract-and-rules-only']);
  });

  it('when two files need each other', async () => {
    write('packages/rules/src/a.ts', `import { b } from './b.ts';\nexport const a = () => b;\n`);
    write('packages/rules/src/b.ts', `import { a } from './a.ts';\nexport const b = () => a;\n`);
    expect(await broken()).toEqual(['no-cycles']);
  });

  it('when there is nothing to import', async () => {
    write('apps/web/src/lib/a.ts', `import { b } from './gone.ts';\nexport const a = b;\n`);
    expect(await broken()).toEqual(['no-unresolvable']);
  });
});

describe('an import is allowed', () => {
  it('from a mode to its screens, which is lazy and forms a cycle', async () => {
    const mode = 'apps/web/src/game/modes/table/a.ts';
    write(mode, `export const load = () => import('../../../features/home/home.tsx');\n`);
    write(home, `import { load } from '../../game/modes/table/a.ts';\nexport const again = () => load;\n`);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['packages/contract/src/a.ts', 'packages/rules/src/b.ts'],
    ['packages/content/src/a.ts', 'packages/contract/src/b.ts'],
    [seed, 'packages/content/src/b.ts'],
    [home, 'apps/web/src/ui/b.ts'],
    [home, 'apps/web/src/features/home/b.ts'],
    ['apps/web/src/features/puzzle/a.ts', 'apps/web/src/game/match/b.ts'],
    ['apps/web/src/lib/a.ts', 'packages/contract/src/languages.ts'],
    ['apps/web/src/app/a.ts', home],
    [play, 'apps/server/src/core/wallet/pay.ts'],
    [play, 'apps/server/src/features/lobby/lobby.repository.ts'],
    [play, 'apps/server/src/features/daily-challenge/b.ts'],
    ['apps/server/src/features/matchmaking/queue/a.ts', 'apps/server/src/features/live/b.ts'],
    ['apps/server/src/features/lobby/start.test.ts', 'apps/server/test/support/b.ts'],
  ])('%s → %s', async (from, to) => {
    writeImport(from, to);
    expect(await broken()).toEqual([]);
  });
});
