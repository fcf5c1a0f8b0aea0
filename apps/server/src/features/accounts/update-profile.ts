import type { updateProfileBody } from '@trivia/contract/player.ts';
import type { z } from 'zod/mini';
import { AppError } from '../../lib/app-error.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { deliverSoon } from '../mails/deliver-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { retireTokens } from './account-tokens.repository.ts';
import { lockPlayer } from './accounts.repository.ts';
import { requireAge } from './age.ts';
import { findTakenFields, nameColumns, refuseConflict } from './find-taken-fields.ts';
import { loadUser, profileLockedUntil } from './load-user.ts';
import { queueVerification } from './send-verification-code.ts';

type Changes = z.infer<typeof updateProfileBody>;
type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What of the changes is new. */
function differences(player: Player, { username, email, dateOfBirth, gender }: Changes): Changes {
  return {
    ...(username !== undefined && username !== player.username && { username }),
    ...(email !== undefined && email !== player.email && { email }),
    ...(dateOfBirth !== undefined && dateOfBirth !== player.date_of_birth && { dateOfBirth }),
    ...(gender !== undefined && gender !== player.gender && { gender }),
  };
}

/** An address that was never verified may hold a slip of the finger: setting it right is no edit of the profile. */
const isCorrection = (player: Player, changes: Changes): boolean =>
  player.email_verified_at === null && Object.keys(changes).every((field) => field === 'email');

function refuseLocked(player: Player, nowMs: number): void {
  const untilMs = profileLockedUntil(player.profile_changed_at, nowMs);
  if (untilMs === null) return;
  const days = Math.ceil((untilMs - nowMs) / DAY_MS);
  throw new AppError('PROFILE_LOCKED', {
    values: { days },
    retryAfterSeconds: Math.ceil((untilMs - nowMs) / 1000),
  });
}

async function refuseTaken(tx: Tx, player: Player, { username, email }: Changes): Promise<void> {
  const fields = await findTakenFields(tx, { username, email, exceptPlayerId: player.id });
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

async function moveToEmail(deps: Deps, tx: Tx, player: Player, email: string, nowMs: number): Promise<void> {
  await retireTokens(tx, player.id, 'reset_password', nowMs);
  await queueVerification(deps, tx, { id: player.id, email, language: player.language }, nowMs);
  if (!player.email || !player.email_verified_at) return;
  // The owner of the old address learns of it, in case it was somebody else.
  const { id, email: to, language } = player;
  await queueMail(tx, id, { template: 'emailChanged', to, language }, nowMs);
}

async function write(deps: Deps, tx: Tx, player: Player, changes: Changes, nowMs: number): Promise<void> {
  const { username, email, dateOfBirth, gender } = changes;
  const now = new Date(nowMs);
  await tx
    .updateTable('player')
    .set({
      ...(username !== undefined && nameColumns(username)),
      ...(email !== undefined && { email, email_verified_at: null }),
      ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
      ...(gender !== undefined && { gender }),
      ...(!isCorrection(player, changes) && { profile_changed_at: now }),
    })
    .where('id', '=', player.id)
    .execute();
  if (email !== undefined) await moveToEmail(deps, tx, player, email, nowMs);
}

/**
 * Changes the profile and locks it for 60 days. A new address has to be verified again; what changes nothing locks
 * nothing.
 */
export async function updateProfile(deps: Deps, playerId: string, input: Changes) {
  const nowMs = deps.clock.nowMs();
  const update = deps.db.transaction().execute(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new AppError('UNAUTHENTICATED');
    const changes = differences(player, input);
    if (Object.keys(changes).length === 0) return;
    if (!isCorrection(player, changes)) refuseLocked(player, nowMs);
    if (changes.dateOfBirth) requireAge(changes.dateOfBirth, nowMs);
    await refuseTaken(tx, player, changes);
    await write(deps, tx, player, changes, nowMs);
  });
  await update.catch(refuseConflict);
  await deliverSoon(deps);
  return { user: await loadUser(deps, playerId) };
}
