import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { withLoadedPlayer } from './with-loaded-player.tsx';

const Contact = Object.assign(() => <h1>Contact</h1>, { preload: () => undefined });

afterEach(() => {
  cleanup();
  useUserStore.getState().clear();
});

it('a screen of contact data is shown when the restored player has loaded, not before', () => {
  useUserStore.setState({ user: sampleUser, isRestored: true });
  const Screen = withLoadedPlayer(Contact);
  render(<Screen />);
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => useUserStore.getState().load(sampleUser));
  expect(screen.getByRole('heading').textContent).toBe('Contact');
});
