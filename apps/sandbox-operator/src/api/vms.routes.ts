/** Routes of the VMS API of Iraqi operators: GET with a password in the query, and replies `{ status, msg }`. */
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import type { FastifyInstance } from 'fastify';
import { withFaults } from '../faults/answer-fault.ts';
import type { Operation } from '../faults/faults.ts';
import { Refusal } from '../faults/refusal.ts';
import type { Operator } from '../operator.ts';
import { vmsMessages } from './vms-messages.ts';

type Query = Readonly<Record<string, string | undefined>>;

const SUCCESS = { status: 'Success', msg: 'Operation completed successfully' };

function requirePassword(
  { settings }: Operator,
  { user, password, shortcode, serviceId, spId }: Query,
): void {
  const isKnown = user === settings.user && password === settings.password;
  const isOurs =
    shortcode === settings.shortcode && serviceId === settings.serviceId && spId === settings.spId;
  if (!isKnown || !isOurs) throw new Refusal('BAD_CREDENTIALS');
}

/** Decodes hexadecimal UTF-16, the encoding of long messages. */
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

export function addVmsApi(app: FastifyInstance, operator: Operator): void {
  void app.register(async (scope) => {
    // VMS platforms reply 200 even to errors.
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return reply.status(200).send({ status: 'Error', msg: vmsMessages[error.code] });
    });

    const get = (path: string, operation: Operation, work: (query: Query, number: string) => unknown) =>
      scope.get<{ Querystring: Query }>(`/dcb/API/${path}`, ({ query }, reply) => {
        requirePassword(operator, query);
        const number = readPhoneNumber(query.msisdn ?? '') ?? '';
        return withFaults(operator, operation, number, reply, async () => {
          await work(query, number);
          return SUCCESS;
        });
      });

    get('VMS-DCBSubscription/actions/sendPincode', 'sendPin', (_query, number) => {
      if (operator.sendPin(number).isSubscribed) throw new Refusal('ALREADY_SUBSCRIBED');
    });
    get(
      'VMS-DCBSubscription/actions/verifyPincode',
      'confirmPin',
      async ({ pincode = '', ti = '' }, number) => {
        const verdict = await operator.judge(ti);
        if (verdict.action === 'block')
          throw new Refusal(verdict.code === '4102' ? 'FRAUD_EXPIRED' : 'FRAUD_REFUSED');
        const { subscription, charge } = operator.confirmPin({ number, code: pincode }, 'vms');
        if (!subscription)
          throw new Refusal(charge.reason === 'LIMIT_EXCEEDED' ? 'LIMIT_EXCEEDED' : 'INSUFFICIENT_BALANCE');
      },
    );
    get('VMS-DCBSubscription/actions/unsubscribe', 'unsubscribe', (_query, number) =>
      operator.unsubscribe(number),
    );
    get('DCB-SMS/actions/sendDCBSMS', 'sms', ({ msg = '', spTransactionId }, number) =>
      operator.sendSms(number, fromHex(msg), spTransactionId),
    );
  });
}
