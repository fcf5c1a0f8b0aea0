import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from './match.testing.ts';
import { takeMatch, useMatchQuery } from './match-query.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reply = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

const never = new Promise<void>(() => undefined);

function Version() {
  const { data, isError } = useMatchQuery(MATCH_ID);
  if (isError) return 'failed';
  if (data?.version === 9) use(never);
  return data ? `version ${data.version}` : 'loading';
}

/** Shows the version of the match, and returns the cache. */
function showVersion(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Suspense fallback="suspended">
        <Version />
      </Suspense>
    </QueryClientProvider>,
  );
  return client;
}

it('fetches a match, and shows each newer view', async () => {
  reply(aMatch());
  const client = showVersion();
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('version 1');
  act(() => takeMatch(client, aMatch({ version: 2 })));
  await screen.findByText('version 2');
});

it('shows that a match could not be loaded', async () => {
  reply({ code: 'MATCH_NOT_FOUND', message: 'No such match.' }, 404);
  showVersion();
  await screen.findByText('failed');
});

it('keeps the shown view while a newer one is rendered', async () => {
  reply(aMatch());
  const client = showVersion();
  await screen.findByText('version 1');
  await act(async () => takeMatch(client, aMatch({ version: 9 })));
  expect(screen.getByText('version 1')).toBeTruthy();
  expect(screen.queryByText('suspended')).toBeNull();
});
