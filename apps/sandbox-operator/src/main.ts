/**
 * Program of the sandbox operator. It reads settings as JSON from `SANDBOX_OPERATOR` and stores its state in the file
 * `SANDBOX_STATE`. It sends its address to its parent process, and exits with it.
 */
import type { Settings } from './settings.ts';
import { startOperator } from './start-operator.ts';
import { readState, writeState } from './state-file.ts';

const SAVE_EVERY_MS = 500;

const settings = JSON.parse(process.env.SANDBOX_OPERATOR ?? '{}') as Partial<Settings>;
const file = process.env.SANDBOX_STATE;
const state = file ? readState(file) : undefined;
const running = await startOperator({
  settings,
  port: Number(process.env.PORT ?? 0),
  ...(state && { state }),
});

let saved = '';
const save = () => {
  if (!file) return;
  const text = JSON.stringify(running.operator.state);
  if (text !== saved) writeState(file, running.operator.state);
  saved = text;
};
const saving = setInterval(save, SAVE_EVERY_MS);

async function leave(): Promise<void> {
  clearInterval(saving);
  save();
  await running.stop();
  process.exit(0);
}

process.on('disconnect', () => void leave());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave());

if (process.send) process.send({ url: running.url });
else process.stdout.write(`The sandbox operator is at ${running.url}\n`);
