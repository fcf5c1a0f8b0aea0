import type { updateProfileBody } from '@trivia/contract/account/player.ts';
import type { z } from 'zod/mini';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { lockPlayer } from '../accounts.repository.ts';
import { beginEmailChange } from '../email/change-email.ts';
import { lockCaller } from '../lock-caller.ts';
import { nameColumns, refuseConflict, requireFreeName } from '../names/require-free-name.ts';
import { type OwnershipProof, requireOwner } from '../require-owner.ts';
import { requireAge } from './age.ts';
import { loadUser, profileLockedUntil } from './load-user.ts';

type ProfileInput = z.infer<typeof updateProfileBody>;
type Changes = Omit<ProfileInput, keyof OwnershipProof>;
type Caller = Pick<SignedInPlayer, 'id' | 'sessionId'>;
type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Changes that differ from the current profile. */
function differences(player: Player, { username, email, dateOfBirth, gender }: Changes): Changes {
  return {
    ...(username !== undefined && username !== player.username && { username }),
    ...(email !== undefined && email !== (player.pending_email ?? player.email) && { email }),
    ...(dateOfBirth !== undefined && dateOfBirth !== player.date_of_birth && { dateOfBirth }),
    ...(gender !== undefined && gender !== player.gender && { gender }),
  };
}

/** Whether only an unverified address changes, which corrects a typo rather than editing the profile. */
const isCorrection = (player: Player, changes: Changes): boolean =>
  (player.email_verified_at === null || player.pending_email !== null) &&
  Object.keys(changes).every((field) => field === 'email');

function refuseLocked(player: Player, nowMs: number): void {
  const untilMs = profileLockedUntil(player.profile_changed_at, nowMs);
  if (untilMs === null) return;
  const days = Math.ceil((untilMs - nowMs) / DAY_MS);
  throw new AppError('PROFILE_LOCKED', {
    values: { days },
    retryAfterSeconds: Math.ceil((untilMs - nowMs) / 1000),
  });
}

async function write(deps: Deps, tx: Tx, player: Player, changes: Changes, nowMs: number): Promise<void> {
  const { username, email, dateOfBirth, gender } = changes;
  if (!isCorrection(player, changes)) {
    await tx
      .updateTable('player')
      .set({
        ...(username !== undefined && nameColumns(username)),
        ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
        ...(gender !== undefined && { gender }),
        profile_changed_at: new Date(nowMs),
      })
      .where('id', '=', player.id)
      .execute();
  }
  if (email !== undefined) await beginEmailChange(deps, tx, { player, email, nowMs });
}

/**
 * Whether a verified address changes, which needs the owner's proof: access to an unlocked phone must not be enough.
 */
const needsOwner = (player: Player, { email }: Changes): boolean =>
  player.email_verified_at !== null && email !== undefined && email !== player.email;

/**
 * Requires the owner's proof, outside the transaction, so that wrong tries stay counted. Returns whether it was
 * needed.
 */
async function checkOwner(deps: Deps, caller: Caller, input: ProfileInput): Promise<boolean> {
  const { db, clock } = deps;
  const player = await db.selectFrom('player').selectAll().where('id', '=', caller.id).executeTakeFirst();
  const changes = player ? differences(player, input) : {};
  if (!player || !needsOwner(player, changes)) return false;
  if (!isCorrection(player, changes)) refuseLocked(player, clock.nowMs());
  await requireOwner(
    deps,
    { id: caller.id, sessionId: caller.sessionId, hasPassword: player.password_hash !== null },
    input,
  );
  return true;
}

/**
 * Changes the profile and locks it for 60 days, unless nothing differs. A verified address is replaced only after the
 * new one is verified, and requires the password.
 */
export async function updateProfile(deps: Deps, caller: Caller, input: ProfileInput) {
  const nowMs = deps.clock.nowMs();
  const isOwner = await checkOwner(deps, caller, input);
  const update = inTransaction(deps.db, async (tx) => {
    const player = await lockCaller(tx, caller);
    const changes = differences(player, input);
    if (Object.keys(changes).length === 0) return;
    if (!isCorrection(player, changes)) refuseLocked(player, nowMs);
    // The address was verified since the check above.
    if (needsOwner(player, changes) && !isOwner) throw invalidField('password', 'field.passwordRequired');
    if (changes.dateOfBirth) requireAge(changes.dateOfBirth, nowMs);
    if (changes.username) await requireFreeName(tx, changes.username, player.id);
    await write(deps, tx, player, changes, nowMs);
  });
  await update.catch(refuseConflict);
  await deliverSoon(deps);
  return { user: await loadUser(deps, caller.id) };
}
