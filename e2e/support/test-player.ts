import { randomBytes } from 'node:crypto';

export const PASSWORD = 'five questions';

export interface TestPlayer {
  readonly token: string;
  readonly email: string;
  readonly username: string;
}

/** Posts to the API. Throws after an error reply. */
export async function call(serverUrl: string, path: string, body: object, token?: string) {
  const response = await fetch(`${serverUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Signs a player up by the API. */
export async function signUpPlayer(serverUrl: string, isComplete: boolean): Promise<TestPlayer> {
  const username = `screens-${randomBytes(5).toString('hex')}`;
  const email = `${username}@example.org`;
  const { accessToken } = await call(serverUrl, 'auth/register', {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dateOfBirth: '2000-02-03',
    gender: 'female',
    agreedToTerms: true,
  });
  if (isComplete) {
    await call(
      serverUrl,
      'user/complete',
      { favouriteCategories: ['science', 'music', 'food'] },
      accessToken,
    );
  }
  return { token: accessToken, email, username };
}
