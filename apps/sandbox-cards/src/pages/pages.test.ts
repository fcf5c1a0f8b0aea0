import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningCards, startCards } from '../start-cards.ts';
import ar from './texts/ar.json' with { type: 'json' };
import ckb from './texts/ckb.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

let cards: RunningCards;
beforeAll(async () => {
  cards = await startCards({ isTicking: false });
});
afterAll(() => cards.stop());

let keys = 0;
function open(language = 'en') {
  keys += 1;
  return cards.service.open(
    {
      reference: 'r',
      productName: 'Zana <Plus>',
      language,
      amount: 9_000,
      currency: 'iqd',
      successUrl: 'http://shop.test/success',
      cancelUrl: 'http://shop.test/failed',
      expiresAtMs: Date.now() + 60_000,
      metadata: {},
    },
    `key-${keys}`,
  );
}

const send = (path: string, form: Record<string, string>) =>
  fetch(`${cards.url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const open200 = async (path: string) => {
  const response = await fetch(`${cards.url}${path}`);
  expect(response.status).toBe(200);
  return await response.text();
};

describe('the page', () => {
  it.each([
    ['en', 'ltr', '9,000 IQD'],
    ['ar', 'rtl', '٩٬٠٠٠ دينار'],
    ['ckb', 'rtl', '٩٬٠٠٠ دینار'],
  ])('in %s is written %s and shows the price and the product', async (language, direction, price) => {
    const html = await open200(`/pay/${open(language).id}`);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(price);
    expect(html).toContain('Zana &lt;Plus&gt;');
  });

  it('has every text in three languages', () => {
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    expect(Object.keys(ckb)).toEqual(Object.keys(en));
  });

  it('redirects to the shop after a payment, and is closed then', async () => {
    const { id } = open();
    const paid = await send(`/pay/${id}`, { number: '٤٢٤٢ ٤٢٤٢ 4242 4242' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://shop.test/success']);
    expect(await open200(`/pay/${id}`)).toContain('This payment is done.');
  });

  it('redirects back after a cancellation', async () => {
    const { id } = open();
    const left = await send(`/pay/${id}`, { cancel: '1', number: '' });
    expect(left.headers.get('location')).toBe('http://shop.test/failed');
    expect(cards.service.find(id).status).toBe('open');
  });

  it('shows the reason of a refused card', async () => {
    const { id } = open('ar');
    const html = await (await send(`/pay/${id}`, { test_card: '4000000000009995' })).text();
    expect(html).toContain(ar['error.insufficient_funds']);
  });

  it('refuses numbers of real cards, and stores none', async () => {
    const { id } = open();
    const html = await (await send(`/pay/${id}`, { number: '5555 5555 5555 4444' })).text();
    expect(html).toContain(en['error.unknown']);
    await send(`/pay/${id}`, { number: '4242424242424242' });
    // Four digits alone may belong to a time or an id.
    expect(JSON.stringify(cards.service.list())).not.toMatch(/5555[ -]?5555|4242[ -]?4242/);
  });
});

describe('the bank', () => {
  it.each([
    ['yes', 'http://shop.test/success', 'complete'],
    ['no', null, 'open'],
  ])('confirms before payment: %s', async (answer, location, status) => {
    const { id } = open();
    const asked = await send(`/pay/${id}`, { test_card: '4000002500003155' });
    expect(asked.headers.get('location')).toBe(`${cards.url}/pay/${id}/challenge`);
    expect(await open200(`/pay/${id}/challenge`)).toContain('Do you confirm 9,000 IQD');
    const answered = await send(`/pay/${id}/challenge`, { answer });
    expect(answered.headers.get('location')).toBe(location);
    expect(cards.service.find(id).status).toBe(status);
  });
});

it('the list can refund, dispute and decide', async () => {
  const { id } = open();
  await send(`/pay/${id}`, { test_card: '4242424242424242' });
  for (const action of ['refund_half', 'dispute', 'lose']) await send(`/pay/${id}/control`, { action });
  expect(cards.service.find(id)).toMatchObject({ refunds: [{ amount: 4_500 }], dispute: { status: 'lost' } });
  expect(await open200('/pay')).toContain('disputed: lost');
});
