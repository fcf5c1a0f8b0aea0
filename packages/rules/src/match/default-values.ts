/** Omission of default values from stored objects. */

/** Copies a flat object without the values that equal their defaults. */
export const omitDefaults = <T extends object>(value: T, defaults: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key, one]) => !(key in defaults && defaults[key as keyof T] === one)),
  ) as Partial<T>;
