/** Final table of a run. */
import type { Recovery } from './apply-fault.ts';
import type { Target } from './draw-schedule.ts';
import type { ChaosReport } from './run-chaos.ts';
import type { Variant } from './world.ts';

/** Limits of the median recovery after a kill. */
const gatesMs: Readonly<Record<Variant, Partial<Record<Target, number>>>> = {
  external: { server: 3_000 },
  embedded: { server: 3_000, database: 5_000 },
};
const COMPLAINTS_SHOWN = 12;
const VIOLATIONS_SHOWN = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function groupByKind(recoveries: readonly Recovery[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { fault, readyAgainMs } of recoveries) {
    const name = `${fault.target} ${fault.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), readyAgainMs]);
  }
  return groups;
}

function printRecoveries(recoveries: readonly Recovery[]): void {
  print('fault                        times  ready again: median      max');
  for (const [name, times] of [...groupByKind(recoveries)].toSorted()) {
    const [median, max] = [inSeconds(medianOf(times)), inSeconds(Math.max(...times))];
    print(`${name.padEnd(28)} ${String(times.length).padStart(5)} ${median.padStart(20)} ${max.padStart(8)}`);
  }
}

/** Lists the targets with too slow recoveries. */
function findSlow(variant: Variant, recoveries: readonly Recovery[]): string[] {
  const groups = groupByKind(recoveries);
  return Object.entries(gatesMs[variant]).flatMap(([target, gateMs]) => {
    const median = medianOf(groups.get(`${target} kill`) ?? []);
    const text = `${target} ready again after ${inSeconds(median)} in the median, gate ${inSeconds(gateMs)}`;
    return median > gateMs ? [text] : [];
  });
}

function printList(title: string, lines: readonly string[], shown: number): void {
  if (lines.length === 0) return;
  print(`${title}: ${lines.length}`);
  for (const line of lines.slice(0, shown)) print(`  ${line.slice(0, 400)}`);
}

/** Prints the report; returns false for any violation. */
export function printReport(variant: Variant, report: ChaosReport): boolean {
  const violations = [...report.violations, ...findSlow(variant, report.recoveries)];
  print(`\n${variant} database`);
  printRecoveries(report.recoveries);
  const kills = report.recoveries.filter(({ fault }) => fault.kind === 'kill').length;
  print(`${kills} kills; ${report.matches} matches; ${report.acknowledged} answers acknowledged`);
  print(`${report.verdicts} verdicts reported; database checked ${report.checkCount} times in between`);
  const complaints = [...report.complaints].toSorted(([, one], [, other]) => other - one);
  printList(
    'logged as errors',
    complaints.map(([text, times]) => `${times} × ${text}`),
    COMPLAINTS_SHOWN,
  );
  printList('starts without a database', [...new Set(report.refusals)], COMPLAINTS_SHOWN);
  printList('VIOLATIONS', violations, VIOLATIONS_SHOWN);
  if (violations.length === 0) print('Everything held.');
  return violations.length === 0;
}
