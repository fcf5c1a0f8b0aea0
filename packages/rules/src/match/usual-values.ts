/** Objects are stored without values that are most often the same. */

/** Copy of a flat object without the values that equal the usual ones. */
export const withoutUsual = <T extends object>(value: T, usual: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key, one]) => !(key in usual && usual[key as keyof T] === one)),
  ) as Partial<T>;
