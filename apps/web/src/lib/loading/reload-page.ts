/** Stands apart, since tests can't replace a browser's own `location`. */
export const reloadPage = (): void => location.reload();
