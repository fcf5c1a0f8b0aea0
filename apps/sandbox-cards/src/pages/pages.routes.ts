import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CardService } from '../card-service.ts';
import { type Delivery, deliveries, type Payment, refundedOf } from '../payment.ts';
import { findTestCard } from '../test-cards.ts';
import { listPage } from './list-page.ts';
import { challengePage, closedPage, payPage } from './pay-page.ts';
import type { TextKey } from './texts.ts';

interface Call {
  Params: { id: string };
  Body: Partial<Record<'number' | 'test_card' | 'cancel' | 'delivery' | 'answer' | 'action', string>>;
}

const PAYMENTS_SHOWN = 100;

const send = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

const deliveryOf = (given: string | undefined): Delivery =>
  deliveries.find((delivery) => delivery === given) ?? 'at_once';

/** Redirects to the next page after a try with a card. */
function redirectNext(reply: FastifyReply, service: CardService, payment: Payment) {
  if (payment.challenged) return reply.redirect(`${service.pagesUrl}/${payment.id}/challenge`, 303);
  if (payment.status === 'complete') return reply.redirect(payment.successUrl, 303);
  return send(reply, payPage(payment, payment.failure ? `error.${payment.failure}` : null));
}

function control(service: CardService, payment: Payment, action: string | undefined): void {
  const key = `page-${payment.refunds.length}-${payment.id}`;
  const left = payment.amount - refundedOf(payment);
  if (action === 'refund') service.refund(payment.intentId, null, key);
  else if (action === 'refund_half') service.refund(payment.intentId, Math.ceil(left / 2), key);
  else if (action === 'dispute') service.dispute(payment);
  else if (action === 'win' || action === 'lose')
    service.closeDispute(payment, action === 'win' ? 'won' : 'lost');
  else if (action === 'again') service.resendCompletion(payment);
}

export function addPages(app: FastifyInstance, service: CardService): void {
  app.get('/pay', (_request, reply) =>
    send(reply, listPage(service.list().slice(0, PAYMENTS_SHOWN), service.pagesUrl)),
  );

  app.get<Call>('/pay/:id', ({ params }, reply) => {
    const payment = service.find(params.id);
    return send(reply, payment.status === 'open' ? payPage(payment, null) : closedPage(payment));
  });

  app.post<Call>('/pay/:id', ({ params, body }, reply) => {
    const payment = service.find(params.id);
    if (payment.status !== 'open') return send(reply, closedPage(payment));
    if (body.cancel) return reply.redirect(payment.cancelUrl, 303);
    const card = findTestCard(body.test_card ?? body.number ?? '');
    if (!card) return send(reply, payPage(payment, 'error.unknown' satisfies TextKey));
    service.pay(payment, card, deliveryOf(body.delivery));
    return redirectNext(reply, service, payment);
  });

  app.get<Call>('/pay/:id/challenge', ({ params }, reply) => {
    const payment = service.find(params.id);
    return payment.challenged ? send(reply, challengePage(payment)) : redirectNext(reply, service, payment);
  });

  app.post<Call>('/pay/:id/challenge', ({ params, body }, reply) => {
    const payment = service.find(params.id);
    service.answerChallenge(payment, body.answer === 'yes');
    return redirectNext(reply, service, payment);
  });

  app.post<Call>('/pay/:id/control', ({ params, body }, reply) => {
    control(service, service.find(params.id), body.action);
    return reply.redirect(service.pagesUrl, 303);
  });
}
