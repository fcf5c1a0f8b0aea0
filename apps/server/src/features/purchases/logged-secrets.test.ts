import { randomUUID } from 'node:crypto';
import { testCards } from '@trivia/sandbox-cards/test-cards.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildCardServer,
  type CardServer,
  openCheckout,
  payWith,
  readCheckout,
  sessionIn,
} from '../../../test/features/card-driver.ts';
import { LogWatch } from '../../../test/support/log-watch.ts';

const log = new LogWatch();
let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer(undefined, { onLog: log.onLog });
});
afterAll(() => server.close());

it('logs of payments, refusals and timeouts contain no secret and no card', async () => {
  const player = await server.signUp();
  for (const { number } of testCards) {
    const paymentId = randomUUID();
    const opened = await openCheckout(player, paymentId);
    if (opened.status !== 201) continue;
    payWith(server, sessionIn(opened), number);
    await readCheckout(player, paymentId);
    server.clock.advance(20_000);
    await server.deliver();
  }
  await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: { 'stripe-signature': 't=1,v1=forged' },
    payload: '{"card":"4242424242424242"}',
  });
  await openCheckout(player);
  await server.cards.stop();
  server.clock.advance(60_000);
  await server.runPurchaseJob();
  expect(log.text).toContain('card service was not reached');
  log.expectNoneOf(['sk_test_of_tests', 'whsec_of_tests', 'v1=forged', player.token]);
  log.expectNoneOf(testCards.map(({ number }) => number));
});
