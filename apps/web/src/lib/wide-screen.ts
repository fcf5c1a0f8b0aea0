/** Whether the screen is as wide as the layouts with two columns. */
export const isWideScreen = (): boolean => matchMedia('(width >= 56.25rem)').matches;
