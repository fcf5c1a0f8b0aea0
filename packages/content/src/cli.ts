/** `npm run questions -- check|stats [--json] [folder]` */
import { parseArgs } from 'node:util';
import { checkBank } from './check-bank.ts';
import { countBank } from './count-bank.ts';
import { bankFolder, loadBank, readBank } from './load-bank.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function check(folder: string, asJson: boolean): Promise<number> {
  const files = await readBank(folder);
  const faults = checkBank(files);
  if (asJson) print(JSON.stringify(faults));
  else {
    for (const { file, id, field, reason } of faults) print(`${file}  ${id}  ${field}: ${reason}`);
    print(`${files.length} files, ${faults.length} faults`);
  }
  return faults.length === 0 ? 0 : 1;
}

async function stats(folder: string, asJson: boolean): Promise<number> {
  const counts = countBank(await loadBank(folder));
  if (asJson) print(JSON.stringify(counts));
  else {
    for (const { category, questions, byDifficulty, byPosition } of counts) {
      print(
        `${category}: ${questions} (difficulty ${byDifficulty.join('/')}, right ${byPosition.join('/')})`,
      );
    }
    print(`${counts.reduce((sum, { questions }) => sum + questions, 0)} questions`);
  }
  return 0;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [command, folder = bankFolder] = positionals;
const commands: Record<string, typeof check> = { check, stats };
const run = commands[command ?? ''];
if (run) process.exitCode = await run(folder, values.json);
else {
  process.stderr.write('npm run questions -- check|stats [--json] [folder]\n');
  process.exitCode = 2;
}
