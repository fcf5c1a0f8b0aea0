/** Environment variable that gives workers the address of the tests' cluster. */
export const SERVER_URL = 'TEST_CLUSTER_URL';
export const TEMPLATE = 'trivia_test_template';

/** Address of another database in the same cluster. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
