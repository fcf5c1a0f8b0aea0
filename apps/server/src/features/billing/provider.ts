/** Name of an operator among those who collect money. */
export const providerOf = (operator: string): string => `operator:${operator}`;
