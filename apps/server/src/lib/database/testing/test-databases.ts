/** The environment variable by which the workers learn where the tests' cluster is. */
export const SERVER_URL = 'TEST_CLUSTER_URL';
export const TEMPLATE = 'trivia_test_template';

/** The address of another database of the same cluster. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
