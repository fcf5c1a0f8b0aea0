/**
 * The card service of the sandbox as a program: settings as JSON in `SANDBOX_CARDS`, payments in the file
 * `SANDBOX_STATE`; with `SANDBOX_ONLY_READS` nothing changes by itself. It sends its address to the process that
 * started it, and ends with that.
 */
import type { Settings } from './settings.ts';
import { startCards } from './start-cards.ts';
import { readPayments, writePayments } from './state-file.ts';

const file = process.env.SANDBOX_STATE;
const running = await startCards({
  settings: JSON.parse(process.env.SANDBOX_CARDS ?? '{}') as Partial<Settings>,
  port: Number(process.env.PORT ?? 0),
  isTicking: process.env.SANDBOX_ONLY_READS !== '1',
  ...(file && { payments: readPayments(file), onChange: (payments) => writePayments(file, payments) }),
});

/** Addresses of the server that started this program, once it listens. */
process.on('message', (shop: { webhookUrl: string; pagesUrl: string }) => {
  running.service.messages.webhookUrl = shop.webhookUrl;
  running.service.pagesUrl = shop.pagesUrl;
});

const leave = () => void running.stop().then(() => process.exit(0));
process.on('disconnect', leave);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);

if (process.send) process.send({ url: running.url });
else process.stdout.write(`The card service of the sandbox is at ${running.url}\n`);
