import { randomBytes, randomInt } from 'node:crypto';
import { limits } from '@trivia/contract/limits.ts';

/** Token of 256 random bits, safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** One-time code for a mail, such as `042917`. */
export const newEmailCode = (): string =>
  String(randomInt(10 ** limits.emailCodeDigits)).padStart(limits.emailCodeDigits, '0');

/** Letters and digits without look-alikes. */
const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const REFERRAL_CODE_LENGTH = 8;

export const newReferralCode = (): string =>
  Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => referralAlphabet[randomInt(referralAlphabet.length)],
  ).join('');
