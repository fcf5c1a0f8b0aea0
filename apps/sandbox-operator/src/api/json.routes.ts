/** Routes of the signed JSON API. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withFaults } from '../faults/answer-fault.ts';
import type { Operation } from '../faults/faults.ts';
import { Refusal } from '../faults/refusal.ts';
import type { Operator } from '../operator.ts';
import { statementOf } from '../renewals.ts';
import { isSigned } from '../signature.ts';

type Body = Readonly<Record<string, string | undefined>>;

/** Returns the HTTP status of a refusal, whose body has the code. */
const statusOf = (code: string): number =>
  code === 'BAD_CREDENTIALS' ? 401 : code === 'RATE_LIMITED' ? 429 : code === 'UNAVAILABLE' ? 503 : 422;

function requireSignature(operator: Operator, request: FastifyRequest): void {
  const message = { method: request.method, path: request.url, body: String(request.body ?? '') };
  const header = String(request.headers['x-signature'] ?? '');
  if (!isSigned(message, header, operator.settings.secret, operator.realNowMs()))
    throw new Refusal('BAD_CREDENTIALS');
}

export function addJsonApi(app: FastifyInstance, operator: Operator): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('preHandler', async (request) => requireSignature(operator, request));
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return reply.status(statusOf(error.code)).send({ status: statusOf(error.code), code: error.code });
    });

    const post = (path: string, operation: Operation, work: (body: Body) => unknown) =>
      scope.post(`/api/v1/${path}`, (request, reply) => {
        const body = JSON.parse(String(request.body)) as Body;
        return withFaults(operator, operation, body.number ?? '', reply, () => work(body));
      });

    post('send-pin', 'sendPin', ({ number = '' }) => operator.sendPin(number));
    post('confirm-pin', 'confirmPin', ({ number = '', code = '', authenticationId, correlator }) => {
      const { subscription, charge } = operator.confirmPin(
        { number, code, authenticationId, correlator },
        'json',
      );
      return { operatorSubscriptionId: subscription?.id ?? null, charge };
    });
    post('unsubscribe', 'unsubscribe', ({ number = '' }) => {
      operator.unsubscribe(number);
      return { isConfirmed: true };
    });
    post('sms', 'sms', ({ number = '', text = '', correlator }) => ({
      messageId: operator.sendSms(number, text, correlator).id,
    }));
    post('fraud-verdict', 'verdict', ({ ti = '' }) => operator.judge(ti));

    scope.get<{ Querystring: Body }>('/api/v1/subscription', ({ query }, reply) =>
      withFaults(operator, 'status', query.number ?? '', reply, () => {
        const found = operator.subscriptionOf(query.number ?? '');
        return {
          state: found?.status ?? 'none',
          operatorSubscriptionId: found?.id ?? null,
          paidThroughMs: found?.paidThroughMs ?? null,
          asOfMs: operator.nowMs(),
        };
      }),
    );
    scope.get<{ Querystring: Body }>('/api/v1/charge', ({ query }, reply) =>
      withFaults(operator, 'status', query.number ?? '', reply, () => ({
        charge: operator.chargeOf(query) ?? null,
      })),
    );
    scope.get<{ Querystring: Body }>('/api/v1/statement', ({ query }) => ({
      charges: statementOf(operator.state, query.day ?? '', false),
    }));
  });
}
