/** `npm run gift-cards -- load FILE.csv | stock | rotate | held | release ID | refuse ID`: the stock of codes. */
import { readFile } from 'node:fs/promises';
import { type Config, readConfig } from '../config/config.ts';
import { commandLine } from '../core/audit/actor.ts';
import { decideRedemption } from '../features/gift-cards/decide-redemption.ts';
import { listHeldRedemptions } from '../features/gift-cards/held-redemptions.ts';
import { listStock, listUsedKeyIds } from '../features/gift-cards/stock/list-stock.ts';
import { loadCodes } from '../features/gift-cards/stock/load-codes.ts';
import { readCodesFile } from '../features/gift-cards/stock/read-codes-file.ts';
import { rotateCodes } from '../features/gift-cards/stock/rotate-codes.ts';
import { AppError } from '../lib/app-error.ts';
import { systemClock as clock } from '../lib/clock.ts';
import type { Db } from '../lib/database/db.ts';
import { withDatabase } from './open-cli-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run gift-cards -- load FILE.csv | stock | rotate | held | release ID | refuse ID\n';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Command = (db: Db, config: Config) => Promise<boolean>;

const print = (line: string) => process.stdout.write(`${line}\n`);

function requireKeys({ giftCardKeys }: Config): boolean {
  if (giftCardKeys.length === 0)
    print('GIFT_CARD_KEYS is not set, so codes can’t be sealed. See docs/operations/gift-cards.md.');
  return giftCardKeys.length > 0;
}

const load =
  (path: string): Command =>
  async (db, config) => {
    if (!requireKeys(config)) return false;
    const { codes, refused } = readCodesFile(await readFile(path, 'utf8'));
    for (const { line, column } of refused) print(`Line ${line} was left out: ${column} is wrong.`);
    const { added, known } = await loadCodes({ db, clock }, commandLine, config.giftCardKeys, codes);
    print(`${added} codes were added, ${known} were there before.`);
    return refused.length === 0;
  };

const showStock: Command = async (db) => {
  for (const { giftCardId, left } of await listStock(db, clock.nowMs())) print(`${giftCardId}  ${left}`);
  return true;
};

const rotate: Command = async (db, config) => {
  if (!requireKeys(config)) return false;
  const rotated = await rotateCodes({ db, clock }, commandLine, config.giftCardKeys);
  print(
    `${rotated} codes were sealed anew. Keys in use: ${(await listUsedKeyIds(db)).join(', ') || 'none'}.`,
  );
  return true;
};

const showHeld: Command = async (db) => {
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await listHeldRedemptions({ db }, { cursor });
    for (const { id, playerId, giftCardId, reason, purchasedAtMs } of data)
      print(`${id}  ${giftCardId} of ${playerId}, ${reason}, since ${new Date(purchasedAtMs).toISOString()}`);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return true;
};

const decide =
  (decision: 'release' | 'refuse', id: string): Command =>
  async (db) => {
    try {
      await decideRedemption({ db, clock }, commandLine, { id, decision });
      print(decision === 'release' ? `${id} is released.` : `${id} is refused, the points are back.`);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      print(`No redemption ${id} is held.`);
      return false;
    }
  };

function commandOf([name, argument = '']: readonly string[]): Command | undefined {
  if (name === 'load') return argument === '' ? undefined : load(argument);
  if (name === 'stock') return showStock;
  if (name === 'rotate') return rotate;
  if (name === 'held') return showHeld;
  if (!uuid.test(argument)) return undefined;
  return name === 'release' || name === 'refuse' ? decide(name, argument) : undefined;
}

async function run(argv: readonly string[]): Promise<number> {
  const command = commandOf(argv);
  if (command) return (await withDatabase((db) => command(db, readConfig(process.env)))) ? 0 : 1;
  process.stderr.write(USAGE);
  return 2;
}

process.exitCode = await runCommand(() => run(process.argv.slice(2)));
