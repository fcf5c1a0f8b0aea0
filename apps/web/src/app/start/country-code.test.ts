import { afterEach, expect, it, vi } from 'vitest';
import { readStored } from '../../lib/storage.ts';
import { storeCountryCode } from './country-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is fetched at each route change until it is known', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const fetchStub = vi.fn<typeof fetch>(async () => Response.error());
  vi.stubGlobal('fetch', fetchStub);
  storeCountryCode();
  expect(fetchStub).not.toHaveBeenCalled();
  dispatchEvent(new Event('pushState'));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  fetchStub.mockResolvedValue(Response.json({ data: '964' }));
  dispatchEvent(new Event('pushState'));
  await vi.waitFor(() => expect(readStored('countryCode')).toBe('+964'));
  const before = fetchStub.mock.calls.length;
  dispatchEvent(new Event('popstate'));
  expect(fetchStub.mock.calls.length).toBe(before);
});
