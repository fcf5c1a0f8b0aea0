/** A phone at the sandbox operator: its SMS and its balance. */
import type { RunningServer } from '../support/running-server.ts';

const OPERATOR = 'tigris';

interface Phone {
  readonly balanceIqd: number;
  readonly inbox: readonly { readonly text: string }[];
}

async function control(server: RunningServer, path: string, body?: object): Promise<Phone> {
  const reply = await fetch(`${server.url}/api/sandbox/operators/${OPERATOR}/control/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!reply.ok) throw new Error(`The sandbox operator refused ${path}: ${reply.status}`);
  return await reply.json();
}

export const lookAtPhone = (server: RunningServer, number: string): Promise<Phone> =>
  control(server, `phone?${new URLSearchParams({ number })}`);

export const sendSms = (server: RunningServer, number: string, text: string): Promise<Phone> =>
  control(server, 'sms', { number, text });

export const topUp = (server: RunningServer, number: string, amountIqd: number): Promise<Phone> =>
  control(server, 'top-up', { number, amountIqd });

/** Advances the operator's clock by a day, so that all of its subscriptions are charged. */
export const passDay = (server: RunningServer) => control(server, 'clock', { byMs: 24 * 60 * 60 * 1000 });

/** Reads the code in the newest message that has one. */
export async function readCode(server: RunningServer, number: string): Promise<string> {
  const { inbox } = await lookAtPhone(server, number);
  const codes = inbox.flatMap(({ text }) => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? []);
  const code = codes.at(-1);
  if (code === undefined) throw new Error('No message has a code.');
  return code;
}
