import { expect, it } from 'vitest';
import { sampleUser } from './sample-user.ts';
import { mergeUser } from './user-store.ts';

const user = { ...sampleUser, coin: 40, point: 7, walletVersion: 5 };

it('accepts a newer wallet, and one of the same version in two parts', () => {
  const half = mergeUser(user, { coin: 30, walletVersion: 6 });
  expect(mergeUser(half, { point: 9, walletVersion: 6 })).toMatchObject({
    coin: 30,
    point: 9,
    walletVersion: 6,
  });
});

it('ignores an outdated wallet, and merges the rest', () => {
  const info = { ...user.info, streakDays: 3 };
  const merged = mergeUser(user, { coin: 50, point: 8, walletVersion: 4, info });
  expect(merged).toMatchObject({ coin: 40, point: 7, walletVersion: 5, info: { streakDays: 3 } });
});

it('accepts any wallet of another player', () => {
  const other = { ...sampleUser, id: '00000000-0000-4000-8000-000000000009', coin: 1, walletVersion: 1 };
  expect(mergeUser(user, other)).toMatchObject({ coin: 1, walletVersion: 1 });
});
