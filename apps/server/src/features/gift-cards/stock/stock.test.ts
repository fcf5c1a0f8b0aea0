import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  addGiftCardCodes,
  listRewards,
  makeCodes,
  newKey,
  redeemTea,
  signUpRich,
  TEA,
} from '../../../../test/features/gift-card-driver.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { LogWatch } from '../../../../test/support/log-watch.ts';
import { readConfig } from '../../../config/config.ts';
import { ConfigError } from '../../../config/config-error.ts';
import { commandLine } from '../../../core/audit/actor.ts';
import { deliverMails } from '../../../core/mails/deliver-mails.ts';
import { readKeyRing } from '../../../lib/key-ring.ts';
import { listStock, listUsedKeyIds } from './list-stock.ts';
import { loadCodes } from './load-codes.ts';
import { readCodesFile } from './read-codes-file.ts';
import { rotateCodes } from './rotate-codes.ts';
import { openCode, sealCode } from './seal-code.ts';
import { watchStock } from './watch-stock.ts';

const [oldKey, currentKey] = [newKey('old'), newKey('current')];
const keysOf = (...entries: string[]) => readKeyRing(entries) ?? [];

const log = new LogWatch();
let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await buildTestServer({
    hasQuestions: false,
    environment: { GIFT_CARD_KEYS: `${currentKey},${oldKey}`, OPERATORS_EMAIL: 'ops@example.org' },
    onLog: log.onLog,
  });
});
afterAll(() => server.close());

const leftOf = async (card: string) =>
  (await listStock(server.db, server.clock.nowMs())).find(({ giftCardId }) => giftCardId === card)?.left;

it('the import of a file reports the numbers of refused lines, without their content', () => {
  const file = readCodesFile(
    [
      '\uFEFFgift_card,code,activation_number,expires_on',
      `${TEA},ABCD-1234,*133*,2027-03-31`,
      `${TEA},EFGH-5678,,`,
      'unknown,IJKL-9012,,',
      `${TEA},,,`,
      `${TEA},MNOP-3456,,2027-02-30`,
    ].join('\r\n'),
  );
  expect(file.codes).toEqual([
    { giftCardId: TEA, code: 'ABCD-1234', activationNumber: '*133*', expiresOn: '2027-03-31' },
    { giftCardId: TEA, code: 'EFGH-5678', activationNumber: null, expiresOn: null },
  ]);
  expect(file.refused).toEqual([
    { line: 4, column: 'gift_card' },
    { line: 5, column: 'code' },
    { line: 6, column: 'expires_on' },
  ]);
});

it('a code is added once, however it is spelled, also after a new key', async () => {
  const old = makeCodes(2);
  expect(await loadCodes(server.deps, commandLine, keysOf(oldKey), old)).toEqual({ added: 2, known: 0 });
  const again = old.map((code) => ({ ...code, code: code.code.toLowerCase().replace(/(.{4})/g, '$1 ') }));
  expect(await addGiftCardCodes(server.deps, [...again, ...makeCodes(1)])).toEqual({ added: 1, known: 2 });
  expect(await leftOf(TEA)).toBe(3);
});

it('a code can be decrypted only in its own row, with its own key, and unmodified', () => {
  const [key] = keysOf(currentKey);
  if (!key) throw new Error('no key');
  const row = { id: 'a', giftCardId: TEA };
  const sealed = sealCode(key, row, { code: 'ABCD', activationNumber: null });
  const open = (more: object) => openCode([key], { ...row, keyId: key.id, sealed, ...more });
  expect(open({})).toEqual({ code: 'ABCD', activationNumber: null });
  expect(() => open({ id: 'b' })).toThrow();
  expect(() => open({ keyId: 'lost' })).toThrow('GIFT_CARD_KEYS has no key lost');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => open({ sealed: changed })).toThrow();
  expect(sealCode(key, row, { code: 'ABCD', activationNumber: null })).not.toEqual(sealed);
});

it('codes are re-encrypted, so that an old key can be removed while players still read theirs', async () => {
  const codes = makeCodes(3);
  await loadCodes(server.deps, commandLine, keysOf(oldKey), codes);
  const player = await signUpRich(server);
  await redeemTea(player);
  const [before] = await listRewards(player);
  expect(await rotateCodes(server.deps, commandLine, server.deps.config.giftCardKeys)).toBe(3);
  expect(await listUsedKeyIds(server.db)).toEqual(['current']);
  expect(codes.map(({ code }) => code)).toContain(before?.code);
  expect((await listRewards(player))[0]?.code).toBe(before?.code);
  expect(await rotateCodes(server.deps, commandLine, server.deps.config.giftCardKeys)).toBe(0);
  expect(await loadCodes(server.deps, commandLine, keysOf(currentKey), codes)).toMatchObject({ added: 0 });
});

it('operators get one mail when a card runs low, and another after a refill', async () => {
  const mailsOfLow = () => server.mails.filter(({ to }) => to === 'ops@example.org');
  const watch = async () => {
    await watchStock(server.deps);
    await deliverMails(server.deps);
  };
  await watch();
  expect(mailsOfLow()).toHaveLength(0);
  await addGiftCardCodes(server.deps, makeCodes(10));
  await watch();
  await watch();
  expect(mailsOfLow()).toHaveLength(1);
  expect(mailsOfLow()[0]?.text).toContain(`${TEA}: 10`);
  await addGiftCardCodes(server.deps, makeCodes(1));
  await watch();
  await redeemTea(await signUpRich(server));
  await watch();
  expect(mailsOfLow()).toHaveLength(2);
  expect(log.text).toContain('gift card runs low');
});

it('a missing key in the settings is logged', async () => {
  await loadCodes(server.deps, commandLine, keysOf(newKey('gone')), makeCodes(1));
  await watchStock(server.deps);
  expect(log.text).toContain('"keyIds":["gone"]');
});

it('the server refuses to start with a malformed setting of keys', () => {
  const wrong = ['nonsense', 'k1:short', `${oldKey},${oldKey}`];
  for (const GIFT_CARD_KEYS of wrong) expect(() => readConfig({ GIFT_CARD_KEYS })).toThrow(ConfigError);
  expect(readConfig({ GIFT_CARD_KEYS: oldKey }).giftCardKeys).toHaveLength(1);
});
