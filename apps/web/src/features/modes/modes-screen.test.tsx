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
