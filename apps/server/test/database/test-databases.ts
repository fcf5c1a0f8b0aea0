/** Environment variable with the URL of the tests' cluster, for workers. */
export const SERVER_URL = 'TEST_CLUSTER_URL';
export const TEMPLATE = 'trivia_test_template';

/** Returns the URL of another database in the same cluster. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
