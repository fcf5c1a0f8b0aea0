import { afterEach, expect, it, vi } from 'vitest';
import { addListener, dispatch, listenedChannels } from './channel-listeners.ts';

const CHANNEL = 'presence-online.users';
const JOINED = 'pusher_internal:subscription_succeeded';
const person = (id: string) => ({ id, name: `Player ${id}`, image: '' });
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

function listen(channel = CHANNEL) {
  const listener = {
    onJoined: vi.fn(),
    onMembers: vi.fn(),
    onMemberAdded: vi.fn(),
    onMemberRemoved: vi.fn(),
    on: { coin: vi.fn() },
  };
  endings.push(addListener(channel, listener));
  return listener;
}
const join = (...ids: string[]) =>
  dispatch(CHANNEL, JOINED, {
    presence: { ids, hash: Object.fromEntries(ids.map((id) => [id, person(id)])) },
  });

it('reports present, coming and leaving members; the leaving one is named by id alone', () => {
  const { onJoined, onMembers, onMemberAdded, onMemberRemoved } = listen();
  join('a', 'b');
  expect(onJoined).toHaveBeenCalledOnce();
  expect(onMembers).toHaveBeenCalledWith([person('a'), person('b')]);
  dispatch(CHANNEL, 'pusher_internal:member_added', { user_id: 'c', user_info: person('c') });
  expect(onMemberAdded).toHaveBeenCalledWith(person('c'));
  for (const id of ['a', 'c', 'unknown'])
    dispatch(CHANNEL, 'pusher_internal:member_removed', { user_id: id });
  expect(onMemberRemoved.mock.calls).toEqual([[person('a')], [person('c')]]);
});

it('reports a subscription to a private channel without members', () => {
  const { onJoined, onMembers } = listen('private-a');
  dispatch('private-a', JOINED, {});
  expect(onJoined).toHaveBeenCalledOnce();
  expect(onMembers).not.toHaveBeenCalled();
});

it('dispatches an event to all listeners of its channel', () => {
  const [one, other, elsewhere] = [listen(), listen(), listen('private-a')];
  dispatch(CHANNEL, 'coin', { coin: 1 });
  expect([one, other, elsewhere].map(({ on }) => on.coin.mock.calls.length)).toEqual([1, 1, 0]);
  expect(listenedChannels()).toEqual([CHANNEL, 'private-a']);
});
