import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

const FIRST_WAIT_SECONDS = 30;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time that a call waits for its mail, so that the mail is usually sent before the player is asked for its code. */
const TIMEOUT_MS = 1500;

/** Time for which a mail's content is valid. */
function lifeMsOf(template: string): number {
  if (template === 'emailChanged') return limits.emailRestoreDays * DAY_MS;
  return template === 'operator' ? DAY_MS : limits.codeLifeMinutes * MINUTE_MS;
}

/** Claims the next due mail and postpones its next try, so that no other node sends it meanwhile. */
const claimMail = async ({ db }: Deps, now: Date) => {
  const next = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('gave_up_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable('mail_outbox')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: sql<Date>`${now}::timestamptz + ${FIRST_WAIT_SECONDS} * power(2, tries) * interval '1 second'`,
    }))
    .where('id', '=', next)
    .returning(['id', 'template', 'mail', 'tries', 'created_at'])
    .executeTakeFirst();
};

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

async function sendClaimed({ db, mail: gateway, clock, log }: Deps, claimed: Claimed): Promise<void> {
  const { id, template, mail, tries, created_at } = claimed;
  try {
    if (mail) await gateway.send(mail);
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
  } catch (error) {
    const nowMs = clock.nowMs();
    const isStale = nowMs - created_at.getTime() > lifeMsOf(template);
    log.error({ err: error, template, tries, gaveUp: isStale }, 'mail was not accepted');
    if (!isStale) return;
    await db
      .updateTable('mail_outbox')
      .set({ gave_up_at: new Date(nowMs), mail: null })
      .where('id', '=', id)
      .execute();
  }
}

/** Sends all due mails, oldest first. Rejected ones are retried until their content has expired. */
export async function deliverMails(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  for (let claimed = await claimMail(deps, now); claimed; claimed = await claimMail(deps, now)) {
    await sendClaimed(deps, claimed);
  }
}

/** Sends mails that were just queued. A slow or failing mail server does not affect the call. */
export async function deliverSoon(deps: Deps): Promise<void> {
  const delivery = deliverMails(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'mails were not delivered'),
  );
  await Promise.race([delivery, sleep(TIMEOUT_MS, undefined, { ref: false })]);
}
