/**
 * Program of the sandbox's card service. It reads settings as JSON from `SANDBOX_SETTINGS` and stores payments in the
 * file `SANDBOX_STATE`; with `SANDBOX_ONLY_READS` nothing changes over time. It sends its address to its parent
 * process, and exits with it.
 */
import type { Settings } from './settings.ts';
import { startCards } from './start-cards.ts';
import { readPayments, writePayments } from './state-file.ts';

const file = process.env.SANDBOX_STATE;
const running = await startCards({
  settings: JSON.parse(process.env.SANDBOX_SETTINGS ?? '{}') as Partial<Settings>,
  port: Number(process.env.PORT ?? 0),
  isTicking: process.env.SANDBOX_ONLY_READS !== '1',
  ...(file && { payments: readPayments(file), onChange: (payments) => writePayments(file, payments) }),
});

/** The parent process sends its addresses once it listens. */
process.on('message', (shop: { webhookUrl: string; pagesUrl: string }) => {
  running.service.messages.webhookUrl = shop.webhookUrl;
  running.service.pagesUrl = shop.pagesUrl;
});

const leave = () => void running.stop().then(() => process.exit(0));
process.on('disconnect', leave);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);

if (process.send) process.send({ url: running.url });
else process.stdout.write(`The card service of the sandbox is at ${running.url}\n`);
