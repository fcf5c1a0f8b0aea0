/** Reloads the page. Tests replace this module, since they cannot replace `location`. */
export const reloadPage = (): void => location.reload();
