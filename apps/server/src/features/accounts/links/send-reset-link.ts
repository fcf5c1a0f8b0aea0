import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import { deliverMails } from '../../../core/mails/deliver-mails.ts';
import { mailWaitMs } from '../../../core/mails/mail-limits.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { findPlayerByAddress } from '../email/addresses.repository.ts';
import { isKnownDevice } from '../sessions/device.ts';
import { cooldownMs, issueToken } from './account-tokens.repository.ts';
import { linkOf } from './mail-link.ts';

/** Minimum duration of the call, so that timing does not reveal whether an account exists. */
const ANSWER_AFTER_MS = 250;

interface ResetRequest {
  readonly playerId: string;
  /** Undefined for devices without an id. */
  readonly deviceId?: string | undefined;
}

/** Queues a mail with a reset link, unless the address is at its limit. */
export async function queueResetLink(
  deps: Deps,
  tx: Tx,
  { playerId, deviceId }: ResetRequest,
  nowMs: number,
): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  if (!player?.email || player.deleted_at) return;
  const { id, email, language } = player;
  if ((await cooldownMs(tx, { playerId: id, purpose: 'reset_password', nowMs })) > 0) return;
  const isOwners = await isKnownDevice(tx, id, deviceId);
  const mail = { template: 'reset', to: email, isOwners } as const;
  if ((await mailWaitMs(tx, { ...mail, playerId: id }, nowMs)) > 0) return;
  const token = await issueToken(tx, { playerId: id, purpose: 'reset_password', email, nowMs });
  await queueMail(tx, id, { ...mail, language, link: linkOf(deps.config, token) }, nowMs);
}

interface Asked extends Pick<ResetRequest, 'deviceId'> {
  readonly email: string;
}

async function sendIfKnown(deps: Deps, { email, deviceId }: Asked): Promise<void> {
  const player = await findPlayerByAddress(deps.db, email);
  if (!player) return;
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, (tx) => queueResetLink(deps, tx, { playerId: player.id, deviceId }, nowMs));
  void deliverMails(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'mails were not delivered'),
  );
}

/** Mails a reset link if the address has an account. The reply is the same for all addresses. */
export async function sendResetLink(deps: Deps, asked: Asked): Promise<{ retryAfterSeconds: number }> {
  await Promise.all([sendIfKnown(deps, asked), sleep(ANSWER_AFTER_MS)]);
  return { retryAfterSeconds: limits.resendAfterSeconds };
}
