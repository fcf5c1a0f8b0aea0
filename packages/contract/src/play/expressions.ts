/** Expressions of a face, besides the neutral one. */
export const expressions = ['right', 'wrong', 'win', 'loss', 'strain'] as const;
export type Expression = (typeof expressions)[number];

export const isExpression = (value: string): value is Expression =>
  (expressions as readonly string[]).includes(value);

/** Adds an expression to the address of a drawn face. Uploaded pictures have none. */
export const withExpression = (avatarUrl: string, expression: Expression): string =>
  avatarUrl.startsWith('/avatars/') ? `${avatarUrl}?face=${expression}` : avatarUrl;
