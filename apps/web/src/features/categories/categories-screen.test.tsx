import { cleanup, screen } from '@testing-library/react';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { type Server, showAt } from '../../game/matchmaking/show-screen.testing.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FRESH = 'Not played yet';

it('shows every category without a record if the records cannot be loaded', async () => {
  await showAt('/categories', <CategoriesScreen />, {});
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link')).toHaveLength(categoryIds.length);
  expect(screen.queryByText(FRESH)).toBeNull();
});

it('says of a loaded category without answers that it has not been played', async () => {
  const server: Server = { 'GET /api/user/statistics': { categories: [] } };
  await showAt('/categories', <CategoriesScreen />, server);
  expect(await screen.findAllByText(FRESH)).toHaveLength(categoryIds.length);
});
