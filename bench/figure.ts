/** Something that was measured, beside what it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'ms/s' | 'points' | 'shift';
  /** At most, or for points at least. */
  readonly budget: number;
}

export const isWithin = ({ value, unit, budget }: Figure): boolean =>
  unit === 'points' ? value >= budget : value <= budget;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure over several runs that measured the same. */
export const medianFigures = (runs: readonly (readonly Figure[])[]): Figure[] =>
  (runs[0] ?? []).map((figure, index) => ({
    ...figure,
    value: median(runs.flatMap((run) => run[index]?.value ?? [])),
  }));

/** Prints every figure, and answers whether all are within their budgets. */
export function printFigures(figures: readonly Figure[], asJson: boolean): boolean {
  if (asJson) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else {
    for (const figure of figures) {
      const { name, value, unit, budget } = figure;
      const mark = isWithin(figure) ? 'ok  ' : 'OVER';
      const shown = Number(value.toFixed(unit === 'shift' ? 4 : 1));
      process.stdout.write(
        `${mark} ${shown} ${unit} (${unit === 'points' ? '≥' : '≤'} ${budget})  ${name}\n`,
      );
    }
  }
  return figures.every(isWithin);
}
