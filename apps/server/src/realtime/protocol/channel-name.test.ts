import { expect, it } from 'vitest';
import { isChannelName, traitsOf, userChannel, userOfChannel } from './channel-name.ts';

it.each(['a', 'A-Z_0=9@,.;', 'private-user.notification.7', 'x'.repeat(200)])('%s is a valid name', (name) =>
  expect(isChannelName(name)).toBe(true),
);

it.each(['', 'x'.repeat(201), '#server-to-user-1', '#x', 'a b', 'a:b', 'a/b', 'ا', 'a\n', 'a%20'])(
  '%j is not a valid name',
  (name) => expect(isChannelName(name)).toBe(false),
);

it('reads the kind only from the start of a name', () => {
  const traits = (name: string) =>
    Object.entries(traitsOf(name))
      .filter(([, has]) => has)
      .map(([trait]) => trait);
  expect(traits('xprivate-presence-cache-')).toEqual([]);
  expect(traits('cache-x')).toEqual(['isCached']);
  expect(traits('private-x')).toEqual(['isGuarded']);
  expect(traits('private-cache-x')).toEqual(['isGuarded', 'isCached']);
  expect(traits('presence-x')).toEqual(['isGuarded', 'isPresence']);
  expect(traits('presence-cache-x')).toEqual(['isGuarded', 'isPresence', 'isCached']);
  expect(traits('private-encrypted-x')).toEqual(['isGuarded', 'isEncrypted']);
  expect(traits('private-encrypted-cache-x')).toEqual(['isGuarded', 'isEncrypted', 'isCached']);
});

it('reads the owner of a user’s channel', () => {
  expect(userOfChannel(userChannel('a#b'))).toBe('a#b');
  expect(userOfChannel('#server-to-user-')).toBeUndefined();
  expect(userOfChannel('private-#server-to-user-1')).toBeUndefined();
});
