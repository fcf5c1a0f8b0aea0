/** Reload in a module of its own, since tests can't replace the browser's `location`. */
export const reloadPage = (): void => location.reload();
