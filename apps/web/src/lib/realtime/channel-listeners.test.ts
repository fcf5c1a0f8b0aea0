import { afterEach, expect, it, vi } from 'vitest';
import { addListener, listenedChannels, tell } from './channel-listeners.ts';

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
    onHere: vi.fn(),
    onJoining: vi.fn(),
    onLeaving: vi.fn(),
    on: { coin: vi.fn() },
  };
  endings.push(addListener(channel, listener));
  return listener;
}
const come = (...ids: string[]) =>
  tell(CHANNEL, JOINED, { presence: { ids, hash: Object.fromEntries(ids.map((id) => [id, person(id)])) } });

it('tells who is there, who comes, and who leaves, whom the event names by id alone', () => {
  const { onJoined, onHere, onJoining, onLeaving } = listen();
  come('a', 'b');
  expect(onJoined).toHaveBeenCalledOnce();
  expect(onHere).toHaveBeenCalledWith([person('a'), person('b')]);
  tell(CHANNEL, 'pusher_internal:member_added', { user_id: 'c', user_info: person('c') });
  expect(onJoining).toHaveBeenCalledWith(person('c'));
  for (const id of ['a', 'c', 'unknown']) tell(CHANNEL, 'pusher_internal:member_removed', { user_id: id });
  expect(onLeaving.mock.calls).toEqual([[person('a')], [person('c')]]);
});

it('tells of a private channel that it is joined, with nobody in it', () => {
  const { onJoined, onHere } = listen('private-a');
  tell('private-a', JOINED, {});
  expect(onJoined).toHaveBeenCalledOnce();
  expect(onHere).not.toHaveBeenCalled();
});

it('tells an event to all listeners of its channel', () => {
  const [one, other, elsewhere] = [listen(), listen(), listen('private-a')];
  tell(CHANNEL, 'coin', { coin: 1 });
  expect([one, other, elsewhere].map(({ on }) => on.coin.mock.calls.length)).toEqual([1, 1, 0]);
  expect(listenedChannels()).toEqual([CHANNEL, 'private-a']);
});
