/** `npm run accounts -- signals | held | release FRIEND | refuse FRIEND`: finds accounts that may be one person's, and decides on held referrals. */
import { commandLine } from '../core/audit/actor.ts';
import { listSignals } from '../features/accounts/signals/list-signals.ts';
import { decideReferral, listHeldReferrals } from '../features/referrals/held-referrals.ts';
import { systemClock } from '../lib/clock.ts';
import type { Db } from '../lib/database/db.ts';
import { withDatabase } from './open-cli-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function showSignals(db: Db): Promise<boolean> {
  for (const { kind, subject, count, players } of await listSignals(db)) {
    print(`${kind} ${subject}  ${count} accounts: ${players.join(', ')}`);
  }
  return true;
}

async function showHeld(db: Db): Promise<boolean> {
  for (const { friendId, friend, referrer, heldAt } of await listHeldReferrals(db)) {
    print(`${friendId}  ${friend} brought by ${referrer}, held since ${heldAt?.toISOString()}`);
  }
  return true;
}

const decide = (status: 'released' | 'refused', friendId: string) => async (db: Db) => {
  const isDone = await decideReferral({ db, clock: systemClock }, commandLine, { friendId, status });
  print(isDone ? `${friendId} is ${status}.` : `No referral of ${friendId} is held.`);
  return isDone;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function commandOf([name, friendId = '']: readonly string[]): ((db: Db) => Promise<boolean>) | undefined {
  if (name === 'signals') return showSignals;
  if (name === 'held') return showHeld;
  if (!uuid.test(friendId)) return undefined;
  if (name === 'release') return decide('released', friendId);
  return name === 'refuse' ? decide('refused', friendId) : undefined;
}

const command = commandOf(process.argv.slice(2));
if (command) process.exitCode = (await withDatabase(command)) ? 0 : 1;
else {
  process.stderr.write('npm run accounts -- signals | held | release FRIEND | refuse FRIEND\n');
  process.exitCode = 2;
}
