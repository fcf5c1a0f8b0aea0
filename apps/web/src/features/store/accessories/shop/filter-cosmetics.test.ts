import { expect, it } from 'vitest';
import { aCosmetic } from '../../../../game/cosmetics/cosmetics.testing.ts';
import { filterCosmetics, pickSome, readKind } from './filter-cosmetics.ts';

const free = aCosmetic({ id: 'hair-bob', slot: 'hair', price: { coins: null, points: null } });
const clay = aCosmetic({ id: 'frame-clay', isOwned: false });
const sun = aCosmetic({ id: 'frame-sun', rarity: 'epic', isOwned: false });
const reeds = aCosmetic({ id: 'frame-reeds', rarity: 'rare', isOwned: false, isNew: true });
const expert = aCosmetic({
  id: 'frame-expert',
  rarity: 'epic',
  price: { coins: null, points: null },
  tier: 'expert',
  isOwned: false,
});
const marsh = aCosmetic({ id: 'ground-marsh', slot: 'ground', isOwned: true });
const all = [free, clay, sun, reeds, expert, marsh];

it('filters cosmetics by kind, by rarity and by novelty, without those free for everybody', () => {
  expect(filterCosmetics(all, { kind: 'all', rarity: '' })).toEqual([clay, sun, reeds, expert, marsh]);
  expect(filterCosmetics(all, { kind: 'frame', rarity: 'epic' })).toEqual([sun, expert]);
  expect(filterCosmetics(all, { kind: 'new', rarity: '' })).toEqual([reeds]);
  expect(filterCosmetics(all, { kind: 'glasses', rarity: '' })).toEqual([]);
});

it('reads the kind from an address; an unknown one means all', () => {
  expect([readKind('ground'), readKind('new'), readKind('hats'), readKind(null)]).toEqual([
    'ground',
    'new',
    'all',
    'all',
  ]);
});

it('picks cosmetics that can be bought, new and rare ones first', () => {
  expect(pickSome(all, 2)).toEqual([reeds, sun]);
});
