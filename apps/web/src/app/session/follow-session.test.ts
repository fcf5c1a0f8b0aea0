import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { followSession } from './follow-session.ts';

let end: () => void;
const actions = { goTo: vi.fn(), reload: vi.fn() };

/** Stores a value as another tab would, and fires the event that this tab gets. */
function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.setItem('access_token', 'one');
  useUserStore.setState({ user: sampleUser });
  history.replaceState(null, '', '/home');
  end = followSession(actions);
});
afterEach(() => {
  end();
  localStorage.clear();
  useUserStore.setState({ user: null });
});

it('leaves a screen for players when another tab signs out', () => {
  storeElsewhere('access_token', null);
  expect(actions.goTo).toHaveBeenCalledWith('/landing');
});

it('stays on a public page, without the player', () => {
  history.replaceState(null, '', '/verify');
  storeElsewhere('access_token', null);
  expect(actions.goTo).not.toHaveBeenCalled();
  expect(useUserStore.getState().user).toBeNull();
});

it('reloads when another tab signs in', () => {
  storeElsewhere('access_token', 'two');
  expect(actions.reload).toHaveBeenCalledOnce();
});

it('ignores other changes of another tab', () => {
  storeElsewhere('theme', 'light');
  storeElsewhere('access_token', 'one');
  expect(actions.goTo).not.toHaveBeenCalled();
  expect(actions.reload).not.toHaveBeenCalled();
});
