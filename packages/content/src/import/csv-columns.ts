/** Roles of a table's columns. */

export const columnRoles = [
  'question',
  'option',
  /** All options in one cell: `A) one;B) two`. */
  'options',
  'answer',
  'category',
  'difficulty',
  'explanation',
  'type',
  'ignore',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Common column names, in lower case without separators. */
const names: readonly (readonly [RegExp, ColumnRole])[] = [
  [/^(question|questiontext|prompt|stem|text)$/, 'question'],
  [/^(option|answer|choice|wrong|wronganswer|incorrectanswer)([a-h]|[1-8])$/, 'option'],
  [/^(options|choices|answers)$/, 'options'],
  [/^(correct|correctanswer|right|rightanswer|answer|answerkey|key|solution)$/, 'answer'],
  [/^(category|categoryname|topic|subject)$/, 'category'],
  [/^(difficulty|level|complexity)$/, 'difficulty'],
  [/^(explanation|officialanswer|feedback|comment)$/, 'explanation'],
  [/^(type|kind|questiontype)$/, 'type'],
];

const roleOf = (heading: string): ColumnRole => {
  const name = heading.toLowerCase().replace(/[^a-z0-9]/g, '');
  return names.find(([pattern]) => pattern.test(name))?.[1] ?? 'ignore';
};

/** Roles of a heading row, which names question and answer at least; undefined for other rows. */
export function readHeadings(row: readonly string[]): ColumnRole[] | undefined {
  const roles = row.map(roleOf);
  const isHeading = roles.includes('question') && roles.includes('answer');
  return isHeading ? roles : undefined;
}

/** Roles in a table without headings: `question, answer`, or `question, options…, letter`. */
export function guessColumns(width: number): ColumnRole[] {
  const between = Array.from({ length: Math.max(0, width - 2) }, (): ColumnRole => 'option');
  return ['question', ...between, 'answer'];
}

/** Parses `--columns question,option,option,answer`. Throws a `RangeError` for an unknown role. */
export function parseColumns(text: string): ColumnRole[] {
  return text.split(',').map((name) => {
    const role = columnRoles.find((one) => one === name.trim());
    if (!role) throw new RangeError(`A column is one of ${columnRoles.join(', ')}, not "${name}".`);
    return role;
  });
}
