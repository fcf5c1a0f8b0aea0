import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Operator } from '../operator.ts';
import type { Operation } from './faults.ts';
import { Refusal } from './refusal.ts';

/** Delay that exceeds the timeout of any caller. */
const NEVER_MS = 120_000;

const hang = async (reply: FastifyReply): Promise<FastifyReply> => {
  await sleep(NEVER_MS, undefined, { ref: false });
  return reply.status(504).send('');
};

/** Handles a call, unless a planned fault replaces it. */
export async function withFaults(
  operator: Operator,
  operation: Operation,
  number: string,
  reply: FastifyReply,
  work: () => unknown,
): Promise<unknown> {
  const fault = operator.faults.takeCallFault(operation, number);
  switch (fault?.kind) {
    case undefined:
      return work();
    case 'refuse':
      throw new Refusal(fault.code);
    case 'timeout_before':
      return await hang(reply);
    case 'timeout_after':
      await work();
      return await hang(reply);
    case 'server_error':
      return reply.status(500).send('');
    case 'malformed':
      return reply.type('application/json').send('{"status":"Succ');
    case 'html':
      return reply.type('text/html').send('<html><body>502 Bad Gateway</body></html>');
  }
}
