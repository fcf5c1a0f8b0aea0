/**
 * Command `npm run attack -- [GROUP …]`: runs attacks on real servers that it starts, and prints each result. Exit
 * code 1 if one succeeded.
 */
import { UndoList } from '../support/undo-list.ts';
import type { Attack, Outcome } from './attack-form.ts';
import { type AttackTarget, startTarget } from './attack-target.ts';
import { attacks } from './list-attacks.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function tryOne(attack: Attack, target: AttackTarget): Promise<Outcome> {
  try {
    return await attack.run(target);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { tried: 'broke off', happened: text, held: false };
  }
}

/** Runs the attacks, and returns the number of those that succeeded. */
async function tryAll(names: readonly string[]): Promise<number> {
  let count = 0;
  const undo = new UndoList();
  undo.runOnSignals();
  try {
    const target = await startTarget(undo);
    print('attack | tried | what happened | held');
    for (const attack of names.flatMap((name) => attacks[name] ?? [])) {
      const { tried, happened, held } = await tryOne(attack, target);
      if (!held) count += 1;
      print([attack.name, tried, happened, held ? 'held' : 'GAVE WAY'].join(' | '));
    }
  } finally {
    await undo.run();
  }
  return count;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  process.stderr.write(`npm run attack -- [${Object.keys(attacks).join(' ')}]\n`);
  process.exitCode = 2;
} else {
  const count = await tryAll(asked.length > 0 ? asked : Object.keys(attacks));
  print(count === 0 ? 'Everything held.' : `${count} gave way.`);
  process.exitCode = count === 0 ? 0 : 1;
}
