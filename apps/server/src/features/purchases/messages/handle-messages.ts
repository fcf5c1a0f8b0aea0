import type { Selectable } from 'kysely';
import { CardGatewayError } from '../../../gateways/cards/card-gateway.ts';
import { fulfilPurchase, type PurchaseDeps } from '../fulfil-purchase.ts';
import type { CardMessageTable, Purchase } from '../purchases.tables.ts';

type Message = Selectable<CardMessageTable>;

const BATCH_SIZE = 100;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60 * 60_000;

/** Lists due messages. Two servers may handle the same one, because its effects are idempotent. */
const listDue = ({ db, clock }: PurchaseDeps): Promise<Message[]> =>
  db
    .selectFrom('card_message')
    .selectAll()
    .where('next_try_at', '<=', new Date(clock.nowMs()))
    .orderBy('next_try_at')
    .limit(BATCH_SIZE)
    .execute();

const findBy = ({ db }: PurchaseDeps, provider: Message['provider'], sessionId: string) =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** Finds the purchase of a message, by its session or by the session of its payment. */
async function purchaseOf(deps: PurchaseDeps, message: Message): Promise<Purchase | undefined> {
  const { provider, session_id, provider_payment_id } = message;
  if (session_id !== null) return await findBy(deps, provider, session_id);
  const found = await deps.cards?.findSession(provider_payment_id ?? '');
  return found ? await findBy(deps, provider, found) : undefined;
}

async function apply(deps: PurchaseDeps, message: Message): Promise<Message['state']> {
  const purchase = await purchaseOf(deps, message);
  if (!purchase) return 'nobodys';
  return (await fulfilPurchase(deps, purchase)) ? 'applied' : 'known';
}

const ofMessage = ({ db }: PurchaseDeps, { provider, message_id }: Message) =>
  db.updateTable('card_message').where('provider', '=', provider).where('message_id', '=', message_id);

async function handle(deps: PurchaseDeps, message: Message): Promise<void> {
  try {
    const state = await apply(deps, message);
    await ofMessage(deps, message).set({ state, next_try_at: null }).execute();
  } catch (error) {
    if (!(error instanceof CardGatewayError)) throw error;
    if (error.kind === 'refused') {
      await ofMessage(deps, message).set({ state: 'nobodys', next_try_at: null }).execute();
      return;
    }
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** message.tries, MAX_RETRY_MS);
    const next_try_at = new Date(deps.clock.nowMs() + waitMs);
    await ofMessage(deps, message)
      .set({ tries: message.tries + 1, next_try_at })
      .execute();
    deps.log.warn({ err: error, messageId: message.message_id }, 'card message waits for its service');
  }
}

/** Handles due messages of the configured card service. Returns their number. */
export async function handleMessages(deps: PurchaseDeps): Promise<number> {
  const due = (await listDue(deps)).filter(({ provider }) => provider === deps.cards?.provider);
  for (const message of due) await handle(deps, message);
  return due.length;
}
