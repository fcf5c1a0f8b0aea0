/** Environment variable with the URL of the tests' cluster, for workers. */
export const SERVER_URL = 'TEST_CLUSTER_URL';
/** Migrated database without questions. */
export const TEMPLATE = 'trivia_test_template';
/** Copy of it with the test questions. */
export const TEMPLATE_WITH_QUESTIONS = 'trivia_test_template_questions';

/** Returns the URL of another database in the same cluster. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
