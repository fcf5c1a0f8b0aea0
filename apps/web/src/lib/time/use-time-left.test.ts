import { beforeAll, expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { formatTimeLeft } from './use-time-left.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const arabic = createI18n('ar');
const kurdish = createI18n('ckb');

beforeAll(async () => {
  await arabic.load(['common']);
  await kurdish.load(['common']);
});

it.each([
  [2 * HOUR_MS + 5 * MINUTE_MS, 'ساعتين و٥ دقائق'],
  [2 * HOUR_MS, 'ساعتين'],
  [25 * HOUR_MS, 'يوم وساعة'],
  [72 * HOUR_MS, '٣ أيام'],
])('says %d ms in Arabic without a unit that is zero', (leftMs, text) => {
  expect(formatTimeLeft(arabic, leftMs)).toBe(text);
});

it.each([
  [2 * HOUR_MS + 5 * MINUTE_MS, '٢ کاتژمێر و ٥ خولەک'],
  [2 * HOUR_MS, '٢ کاتژمێر'],
  [25 * HOUR_MS, '١ ڕۆژ و ١ کاتژمێر'],
  [72 * HOUR_MS, '٣ ڕۆژ'],
])('says %d ms in Kurdish without a unit that is zero', (leftMs, text) => {
  expect(formatTimeLeft(kurdish, leftMs)).toBe(text);
});
