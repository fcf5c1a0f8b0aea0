/** Mobile numbers of Iraq: ten digits that begin with 7, after +964. Source: ITU E.164, libphonenumber `IQ`. */
import { latinDigits } from './digits.ts';

export const COUNTRY_CODE = '964';
export const PHONE_DIGITS = 10;

/** Phone number in the format `+9647XXXXXXXXX`. */
export type PhoneNumber = string;

/** Parses a typed number, with or without country code and leading zero; null if it is none. */
export function readPhoneNumber(text: string): PhoneNumber | null {
  const digits = latinDigits(text).replace(/[\s().\-\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const national = digits.replace(/^(?:\+|00)?964/, '').replace(/^0/, '');
  return /^7\d{9}$/.test(national) ? `+${COUNTRY_CODE}${national}` : null;
}

/** Returns the two digits after the country code, which identify the operator. */
export const prefixOf = (number: PhoneNumber): string =>
  number.slice(COUNTRY_CODE.length + 1, COUNTRY_CODE.length + 3);

/** Masks all but the last two digits, for logs and pages. */
export const maskPhoneNumber = (number: PhoneNumber): string =>
  `+${COUNTRY_CODE} ••• ••• ••${number.slice(-2)}`;
