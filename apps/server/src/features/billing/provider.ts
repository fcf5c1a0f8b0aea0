/** Operator as a payment provider. */
export const providerOf = (operator: string): string => `operator:${operator}`;
