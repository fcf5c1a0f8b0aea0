/** A measured value and its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit:
    | 'ms'
    | 's'
    | 'ms/s'
    | 'points'
    | 'ratio'
    | 'times'
    | 'shift'
    | 'messages'
    | 'statements'
    | 'blocks'
    | 'kB'
    | 'requests'
    | '/s';
  /** Upper limit, or lower limit for points, ratios and rates. */
  readonly budget: number;
}

/** Whether more is better. */
const isGain = ({ unit }: Figure): boolean => unit === 'points' || unit === 'ratio' || unit === '/s';

export const isWithin = (figure: Figure): boolean =>
  isGain(figure) ? figure.value >= figure.budget : figure.value <= figure.budget;

/** Quantile: the value below which `share` of all values lie. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median of each figure over several runs of the same measurement. */
export const medianFigures = (runs: readonly (readonly Figure[])[]): Figure[] =>
  (runs[0] ?? []).map((figure, index) => ({
    ...figure,
    value: median(runs.flatMap((run) => run[index]?.value ?? [])),
  }));

/** Prints every figure, and returns whether all are within their budgets. */
export function printFigures(figures: readonly Figure[], asJson: boolean): boolean {
  if (asJson) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else {
    for (const figure of figures) {
      const { name, value, unit, budget } = figure;
      const mark = isWithin(figure) ? 'ok  ' : 'OVER';
      const shown = Number(
        value.toFixed(unit === 'shift' ? 4 : unit === 'ratio' || unit === 'times' ? 2 : 1),
      );
      process.stdout.write(`${mark} ${shown} ${unit} (${isGain(figure) ? '≥' : '≤'} ${budget})  ${name}\n`);
    }
  }
  return figures.every(isWithin);
}
