import type { FastifyInstance } from 'fastify';
import { withFaults } from '../faults/answer-fault.ts';
import { fraudScript, report } from '../fraud.ts';
import type { Operator } from '../operator.ts';

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Adds routes for the anti-fraud script and its reports. `format=text` returns plain JavaScript, as some relays do.
 */
export function addAntifraud(app: FastifyInstance, operator: Operator): void {
  app.get<{ Querystring: Query }>('/antifraud', ({ query }, reply) => {
    const { action, ti = '', ts = '', te = '', servicename, merchantname, format } = query;
    if (action !== 'script' || !ti || !ts || !te || !servicename || !merchantname)
      return reply
        .status(400)
        .send({ error: 'action, ti, ts, te, servicename and merchantname are required' });
    return withFaults(operator, 'script', '', reply, () => {
      operator.openCheck(ti);
      const s = fraudScript(ti, te, operator.settings.reportUrl);
      return format === 'text' ? reply.type('text/javascript').send(s) : { s, t: ti };
    });
  });
  app.post<{ Body: { ti: string; kind: string; isTrusted: boolean } }>(
    '/antifraud/report',
    ({ body }, reply) => {
      report(operator.state, body.ti, body.kind, body.isTrusted === true);
      return reply.status(204).send();
    },
  );
}
