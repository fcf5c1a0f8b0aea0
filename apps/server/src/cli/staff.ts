/** `npm run staff -- grant PLAYER ROLE | revoke PLAYER ROLE | list`: members of staff, and their roles. */
import { isStaffRole, rolePermissions, type StaffRole } from '@trivia/contract/staff/staff.ts';
import { commandLine } from '../core/audit/actor.ts';
import { grantRole, revokeRole } from '../features/staff/change-role.ts';
import { listStaff } from '../features/staff/list-staff.ts';
import { systemClock } from '../lib/clock.ts';
import type { Db } from '../lib/database/db.ts';
import { withDatabase } from './open-cli-database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run staff -- grant PLAYER ROLE | revoke PLAYER ROLE | list
PLAYER is an id or a username, ROLE one of ${Object.keys(rolePermissions).join(', ')}.`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function show(db: Db): Promise<boolean> {
  const staff = await listStaff(db);
  for (const { id, username, roles } of staff)
    print(`${id}  ${username ?? '(no username)'}: ${roles.join(', ')}`);
  if (staff.length === 0) print('Nobody has a role.');
  return true;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function findPlayerId(db: Db, player: string): Promise<string | undefined> {
  if (uuid.test(player)) return player;
  const found = await db.selectFrom('player').select('id').where('username', '=', player).executeTakeFirst();
  return found?.id;
}

const change = (name: 'grant' | 'revoke', player: string, role: StaffRole) => async (db: Db) => {
  const playerId = await findPlayerId(db, player);
  const apply = name === 'grant' ? grantRole : revokeRole;
  const isDone =
    playerId !== undefined && (await apply({ db, clock: systemClock }, commandLine, { playerId, role }));
  if (!isDone) print(playerId ? 'Nothing changed.' : `Nobody is called ${player}.`);
  else print(name === 'grant' ? `${player} is ${role} now.` : `${player} is no longer ${role}.`);
  return isDone;
};

function commandOf([name, player, role = '']: readonly string[]) {
  if (name === 'list') return show;
  if ((name !== 'grant' && name !== 'revoke') || !player || !isStaffRole(role)) return undefined;
  return change(name, player, role);
}

async function run(argv: readonly string[]): Promise<number> {
  const command = commandOf(argv);
  if (command) return (await withDatabase(command)) ? 0 : 1;
  process.stderr.write(`${usage}\n`);
  return 2;
}

process.exitCode = await runCommand(() => run(process.argv.slice(2)));
