import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOffer, type Server, showAt } from '../../game/matchmaking/show-screen.testing.tsx';
import { playableModeIds } from '../../game/modes/mode-table.ts';
import { sampleDaily } from '../../game/queries/daily.testing.ts';
import { ModesScreen } from './modes-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reports prices of a single mode that failed to load, and retries only them', async () => {
  const puzzle = 'GET /api/play/plans?type=puzzle&mode=solo';
  const server: Server = {
    'GET /api/play/daily-challenge': sampleDaily({ nextAtMs: Date.now() + 3_600_000 }),
    'GET /api/play/plans': { data: [anOffer()] },
    [puzzle]: 500,
  };
  const { made } = await showAt('/modes', <ModesScreen />, server);
  await screen.findByRole('alert');
  const before = made('GET /api/play/plans').length;
  delete server[puzzle];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(made('GET /api/play/plans')).toHaveLength(before + 1);
});

it('shows every mode with one message when prices fail to load, and retries all on demand', async () => {
  const server: Server = {};
  await showAt('/modes', <ModesScreen />, server);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(playableModeIds.length);
  expect(screen.getByRole('link', { name: 'Puzzle' }).getAttribute('href')).toBe('/play/puzzle');
  server['GET /api/play/plans'] = { data: [anOffer()] };
  server['GET /api/play/daily-challenge'] = sampleDaily({ nextAtMs: Date.now() + 3_600_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(screen.getAllByText('Cost')).toHaveLength(playableModeIds.length));
});
