import { randomBytes, randomInt } from 'node:crypto';
import { limits } from '@trivia/contract/limits.ts';

/** 256 random bits that can stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A one-time code of a mail, such as `042917`. */
export const newEmailCode = (): string =>
  String(randomInt(10 ** limits.emailCodeDigits)).padStart(limits.emailCodeDigits, '0');

/** Without letters and digits that look alike. */
const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const REFERRAL_CODE_LENGTH = 8;

export const newReferralCode = (): string =>
  Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => referralAlphabet[randomInt(referralAlphabet.length)],
  ).join('');
