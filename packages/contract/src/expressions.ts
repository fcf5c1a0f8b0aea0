/** What a player's face shows besides its usual look. */
export const expressions = ['right', 'wrong', 'win', 'loss'] as const;
export type Expression = (typeof expressions)[number];

export const isExpression = (value: string): value is Expression =>
  (expressions as readonly string[]).includes(value);

/** Address of the same face with an expression. */
export const expressive = (avatarUrl: string, expression: Expression): string =>
  `${avatarUrl}?face=${expression}`;
