/** Test driver for card purchases, with a card service on the test's clock. */
import { randomUUID } from 'node:crypto';
import type { Checkout } from '@trivia/contract/store/purchases.ts';
import { type RunningCards, startCards } from '@trivia/sandbox-cards/start-cards.ts';
import { findTestCard } from '@trivia/sandbox-cards/test-cards.ts';
import { handleMessages } from '../../src/features/purchases/messages/handle-messages.ts';
import { updatePurchases } from '../../src/features/purchases/update-purchases.ts';
import type { CardGateway } from '../../src/gateways/cards/card-gateway.ts';
import { createStripe } from '../../src/gateways/cards/stripe/create-stripe.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from '../support/build-test-server.ts';
import { TEST_START_MS } from '../support/test-bank.ts';
import type { Answer, TestPlayer } from '../support/test-player.ts';

const SECRETS = { secretKey: 'sk_test_of_tests', webhookSecret: 'whsec_of_tests' };

export const PAID = '4242424242424242';
export const PLUS = { package_id: 'plus', product_id: 'plus-30-days' };

export interface CardServer extends TestServer {
  readonly cards: RunningCards;
  /** Delivers the card service's messages, and handles them. */
  deliver(): Promise<void>;
  /** Runs the job that updates purchases. Returns the number of changes. */
  runPurchaseJob(): Promise<number>;
}

interface Opened {
  readonly data: { readonly checkout_session: { readonly url: string } };
}

/** Builds a server with its own card service, both on the test's clock. */
export async function buildCardServer(
  adapt: (gateway: CardGateway) => CardGateway = (gateway) => gateway,
  options: Pick<TestServerOptions, 'onLog'> = {},
): Promise<CardServer> {
  let nowMs = () => TEST_START_MS;
  const cards = await startCards({ settings: SECRETS, nowMs: () => nowMs(), isTicking: false });
  const gateway = createStripe({ ...SECRETS, provider: 'sandbox', apiUrl: cards.url, currency: 'IQD' });
  const server = await buildTestServer({ hasQuestions: false, cards: adapt(gateway), ...options });
  nowMs = () => server.clock.nowMs();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  cards.service.messages.webhookUrl = `${address}/api/webhooks/sandbox`;
  return {
    ...server,
    cards,
    async deliver() {
      cards.service.runDue();
      await cards.service.messages.send();
      await handleMessages(server.deps);
      await server.dispatch();
    },
    runPurchaseJob: () => updatePurchases(server.deps),
    async close() {
      await server.close();
      await cards.stop();
    },
  };
}

export const openCheckout = (
  player: TestPlayer,
  payment_id: string = randomUUID(),
  product: Record<string, string> = PLUS,
): Promise<Answer<Opened>> => player.post<Opened>('/checkout/card', { payment_id, ...product });

export const sessionIn = ({ body }: Answer<Opened>): string =>
  body.data.checkout_session.url.split('/').at(-1) ?? '';

/** Tries a card on an open page. */
export function payWith({ cards }: CardServer, sessionId: string, number = PAID): void {
  const card = findTestCard(number);
  if (!card) throw new Error(`No test card ${number}`);
  cards.service.pay(cards.service.find(sessionId), card);
}

export async function readCheckout(player: TestPlayer, paymentId: string): Promise<Checkout> {
  const { body } = await player.get<{ data: Checkout }>(`/checkout/${paymentId}`);
  return body.data;
}

/** Buys Plus and handles its messages. Returns the ids of the purchase. */
export async function buyPlus(server: CardServer, player: TestPlayer) {
  const paymentId = randomUUID();
  const sessionId = sessionIn(await openCheckout(player, paymentId));
  payWith(server, sessionId);
  await server.deliver();
  const { id } = await server.db
    .selectFrom('purchase')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { id, paymentId, sessionId, payment: server.cards.service.find(sessionId) };
}
