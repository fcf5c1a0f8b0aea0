/**
 * Control calls of the sandbox: phones, top-ups, SMS, faults and the clock. They require the password of the
 * settings.
 */
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import type { FastifyInstance } from 'fastify';
import type { CallbackFault, CallFault, Operation } from '../faults/faults.ts';
import { Refusal } from '../faults/refusal.ts';
import type { Operator } from '../operator.ts';
import { dayBefore, statementOf } from '../renewals.ts';
import type { Line } from '../state.ts';

interface FaultBody {
  readonly operation?: Operation;
  readonly fault: CallFault | CallbackFault;
  readonly number?: string;
  readonly times?: number;
}

const isCallFault = (fault: CallFault | CallbackFault): fault is CallFault => 'kind' in fault;

export function addControl(app: FastifyInstance, operator: Operator): void {
  void app.register(async (scope) => {
    scope.addHook('preHandler', async ({ headers }, reply) => {
      if (headers['x-control-password'] !== operator.settings.password)
        return reply.status(401).send({ code: 'BAD_CREDENTIALS' });
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return reply.status(422).send({ code: error.code });
    });

    const phoneOf = (line: Line) => ({ ...line, subscription: operator.subscriptionOf(line.number) ?? null });

    scope.get('/control/state', () => ({
      nowMs: operator.nowMs(),
      shortcode: operator.settings.shortcode,
      phones: Object.values(operator.state.lines).map(phoneOf),
      callbacksWaiting: operator.callbacks.waiting,
    }));
    scope.get<{ Querystring: { number: string } }>('/control/phone', ({ query }) =>
      phoneOf(operator.line(query.number)),
    );
    scope.post<{ Body: { number: string; amountIqd: number } }>('/control/top-up', ({ body }) =>
      phoneOf(operator.topUp(body.number, body.amountIqd)),
    );
    scope.post<{ Body: Partial<Pick<Line, 'status' | 'balanceIqd' | 'monthlyCapIqd'>> & { number: string } }>(
      '/control/line',
      ({ body: { number, ...changes } }) => phoneOf(Object.assign(operator.line(number), changes)),
    );
    scope.post<{ Body: { number: string; shortcode?: string; text: string } }>(
      '/control/sms',
      async ({ body }) => {
        operator.receiveSms(body.number, body.shortcode ?? operator.settings.shortcode, body.text);
        await operator.callbacks.send();
        return phoneOf(operator.line(body.number));
      },
    );
    scope.post<{ Body: { byMs: number } }>('/control/clock', async ({ body }) => {
      operator.advance(body.byMs);
      await operator.callbacks.send();
      return { nowMs: operator.nowMs() };
    });
    scope.post<{ Body: { number: string } }>('/control/renew', async ({ body }) => {
      operator.renewNow(body.number);
      await operator.callbacks.send();
      return phoneOf(operator.line(body.number));
    });
    scope.post<{ Body: FaultBody }>('/control/faults', ({ body: { operation, fault, number, times } }) => {
      const plan = { number: number && (readPhoneNumber(number) ?? number), times };
      if (!isCallFault(fault)) operator.faults.planCallback(fault, plan);
      else if (operation) operator.faults.planCall(operation, fault, plan);
      return { isPlanned: true };
    });
    scope.delete('/control/faults', () => {
      operator.faults.clear();
      return { isPlanned: false };
    });
    scope.get<{ Querystring: { day?: string; differences?: string } }>('/control/statement', ({ query }) => ({
      charges: statementOf(
        operator.state,
        query.day ?? dayBefore(operator.nowMs()),
        query.differences === '1',
      ),
    }));
  });
}
