import { signatureOf } from '@trivia/sandbox-cards/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCardServer, buyPlus, type CardServer } from '../../../../test/features/card-driver.ts';

const SECRET = 'whsec_of_tests';

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());

const seconds = () => Math.floor(server.clock.nowMs() / 1000);

const eventOf = (sessionId: string, id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    created: seconds(),
    data: { object: { id: sessionId, object: 'checkout.session', payment_intent: null } },
  });

const post = (payload: string, signature: string, provider = 'sandbox') =>
  server.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

const countMessages = async () =>
  (await server.db.selectFrom('card_message').select('message_id').execute()).length;

describe('POST webhooks', () => {
  it('200: stores a message once, however often it arrives', async () => {
    const player = await server.signUp();
    const { sessionId } = await buyPlus(server, player);
    const before = await countMessages();
    const payload = eventOf(sessionId, 'evt_repeated');
    for (let times = 0; times < 3; times += 1) {
      const { statusCode } = await post(payload, signatureOf(SECRET, payload, seconds()));
      expect(statusCode).toBe(200);
    }
    await server.deliver();
    expect(await countMessages()).toBe(before + 1);
    const { state } = await server.db
      .selectFrom('card_message')
      .select('state')
      .where('message_id', '=', 'evt_repeated')
      .executeTakeFirstOrThrow();
    expect(state).toBe('known');
  });

  it.each([
    ['another secret', () => 'whsec_other', 0],
    ['301 seconds ago', () => SECRET, -301],
    ['301 seconds ahead', () => SECRET, 301],
  ])('400: refuses and discards a message signed with or at %s', async (_, secret, offset) => {
    const before = await countMessages();
    const payload = eventOf('cs_1', 'evt_forged');
    const reply = await post(payload, signatureOf(secret(), payload, seconds() + offset));
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_SIGNATURE']);
    expect(await countMessages()).toBe(before);
  });

  it('404: refuses messages of a provider that is not configured', async () => {
    const payload = eventOf('cs_1', 'evt_other');
    const { statusCode } = await post(payload, signatureOf(SECRET, payload, seconds()), 'stripe');
    expect(statusCode).toBe(404);
  });

  it('a message about an unknown payment is marked as ignored', async () => {
    const payload = eventOf('cs_test_unknown', 'evt_nobodys');
    await post(payload, signatureOf(SECRET, payload, seconds()));
    await server.deliver();
    const { state, next_try_at } = await server.db
      .selectFrom('card_message')
      .selectAll()
      .where('message_id', '=', 'evt_nobodys')
      .executeTakeFirstOrThrow();
    expect([state, next_try_at]).toEqual(['nobodys', null]);
  });
});
