import { describe, expect, it } from 'vitest';
import { isStopSms, latinDigits } from './digits.ts';
import { maskPhoneNumber, prefixOf, readPhoneNumber } from './phone-number.ts';

describe('an SMS', () => {
  it.each(['0', '٠', '۰', ' 0 ', '0\n', '\u200f٠', '\u202b۰\u202c'])(
    '%j cancels if the keyword is 0',
    (text) => {
      expect(isStopSms(text, '0')).toBe(true);
    },
  );
  it.each(['', '00', '1', 'O', 'صفر', '0 0', '05'])('%j does not cancel', (text) => {
    expect(isStopSms(text, '0')).toBe(false);
  });
  it('cancels by a keyword in any letter case', () => {
    expect(isStopSms(' Stop ', 'STOP')).toBe(true);
  });
  it('is read in any script of digits', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  });
});

describe('a phone number', () => {
  it.each([
    '07701234567',
    '7701234567',
    '+964 770 123 4567',
    '009647701234567',
    '+9640770 123 4567',
    '٠٧٧٠١٢٣٤٥٦٧',
    '۷۷۰-۱۲۳-۴۵۶۷',
  ])('%s is valid', (text) => {
    expect(readPhoneNumber(text)).toBe('+9647701234567');
  });
  it.each(['', '770123456', '77012345678', '6701234567', '+4477012345', 'seven'])(
    '%j is not valid',
    (text) => {
      expect(readPhoneNumber(text)).toBeNull();
    },
  );
  it('has the prefix of its operator, and two unmasked digits', () => {
    expect(prefixOf('+9647701234567')).toBe('77');
    expect(maskPhoneNumber('+9647701234567')).not.toMatch(/\d{4}/);
  });
});
