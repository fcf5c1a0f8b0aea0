import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disputes,
  holdsBenefit,
  isOpen,
  isUncharged,
  keptAmount,
  mergeFacts,
  nothingPaid,
  type PaymentFacts,
  stages,
  statusOf,
} from './payment.ts';
import { findProduct, products } from './products.ts';

const PRICE = 9_000;

const facts = fc
  .record({
    stage: fc.constantFrom(...stages),
    captured: fc.constantFrom(0, PRICE),
    refunded: fc.nat(PRICE),
    dispute: fc.constantFrom(...disputes),
  })
  .map((one) => (one.captured === 0 ? { ...one, refunded: 0, dispute: 'none' as const } : one));

const fold = (reports: readonly PaymentFacts[]) => reports.reduce(mergeFacts, nothingPaid);

describe('reports of a payment', () => {
  it('lead to the same facts in any order, with repetitions', () => {
    fc.assert(
      fc.property(
        fc
          .array(facts, { minLength: 1, maxLength: 8 })
          .chain((all) =>
            fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
          ),
        ([all, mixed]) => {
          expect(fold(mixed)).toEqual(fold(all));
        },
      ),
    );
  });

  it('change a paid payment only by a refund or a dispute', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 8 }), (all) => {
        const end = fold(all);
        if (all.some(({ captured }) => captured > 0)) expect(stages).not.toContain(statusOf(end));
      }),
    );
  });

  it('keep money exactly while the benefit is held, except for partial refunds', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(holdsBenefit(one, PRICE)).toBe(keptAmount(one) > 0);
        expect(keptAmount(one)).toBeGreaterThanOrEqual(0);
        if (holdsBenefit(one, PRICE)) expect(isUncharged(one)).toBe(false);
        if (isOpen(one)) expect(holdsBenefit(one, PRICE)).toBe(false);
      }),
    );
  });
});

describe('a payment', () => {
  const paid: PaymentFacts = { ...nothingPaid, stage: 'open', captured: PRICE };

  it.each([
    [{ ...nothingPaid, stage: 'open' }, 'open', false],
    [{ ...nothingPaid, stage: 'failed' }, 'failed', false],
    [paid, 'paid', true],
    [{ ...paid, stage: 'expired' }, 'paid', true],
    [{ ...paid, refunded: 1_000 }, 'partially_refunded', true],
    [{ ...paid, refunded: PRICE }, 'refunded', false],
    [{ ...paid, dispute: 'open' }, 'disputed', false],
    [{ ...paid, dispute: 'won' }, 'paid', true],
    [{ ...paid, dispute: 'lost' }, 'disputed', false],
    [{ ...paid, refunded: PRICE, dispute: 'lost' }, 'refunded', false],
  ] as const)('of %o is %s, and holds its benefit: %s', (one, status, holds) => {
    expect(statusOf(one)).toBe(status);
    expect(holdsBenefit(one, PRICE)).toBe(holds);
  });

  it('of less than the price grants nothing', () => {
    expect(holdsBenefit({ ...paid, captured: PRICE - 1 }, PRICE)).toBe(false);
  });

  it('is not called uncharged while its outcome is unknown', () => {
    expect(isUncharged({ ...nothingPaid, stage: 'processing' })).toBe(false);
    expect(isUncharged({ ...nothingPaid, stage: 'expired' })).toBe(true);
  });
});

describe('the catalogue', () => {
  it('lists each product once, in its package, at whole prices', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    for (const { id, packageId, prices } of products) {
      expect(findProduct(packageId, id)?.id).toBe(id);
      expect(findProduct('another', id)).toBeUndefined();
      for (const price of Object.values(prices)) expect(Number.isSafeInteger(price) && price > 0).toBe(true);
    }
  });

  it('sells coins cheaper in larger packages', () => {
    for (const currency of ['IQD', 'USD'] as const) {
      const each = products.flatMap(({ benefit, prices }) =>
        benefit.kind === 'coins' ? [prices[currency] / benefit.coins] : [],
      );
      expect(each.length).toBe(3);
      expect(each).toEqual(each.toSorted((one, other) => other - one));
      expect(new Set(each).size).toBe(each.length);
    }
  });

  it('sells thirty days of Plus for 9,000 dinars', () => {
    expect(findProduct('plus', 'plus-30-days')).toMatchObject({
      benefit: { kind: 'plus', days: 30 },
      prices: { IQD: 9_000 },
    });
  });
});
