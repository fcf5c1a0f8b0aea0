/** Expressions of a player's face besides its usual look. */
export const expressions = ['right', 'wrong', 'win', 'loss', 'strain'] as const;
export type Expression = (typeof expressions)[number];

export const isExpression = (value: string): value is Expression =>
  (expressions as readonly string[]).includes(value);

/** Address of the same face with an expression; an uploaded picture has none. */
export const expressive = (avatarUrl: string, expression: Expression): string =>
  avatarUrl.startsWith('/avatars/') ? `${avatarUrl}?face=${expression}` : avatarUrl;
