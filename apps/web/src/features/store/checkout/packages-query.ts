import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';

export type Packages = ApiReply<'GET /api/store/packages'>;
export type Product = Packages['data'][number]['products'][number];

/** Errors that a screen shows in place of the products. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** All products sold by card, at the server's prices. */
export const packagesQuery = queryOptions({
  queryKey: ['store', 'packages'] as const,
  queryFn: ({ signal }) => callApi('GET /api/store/packages', {}, { signal, handles: screenErrors }),
});

export const productsOf = (packages: Packages | undefined, packageId: string): readonly Product[] =>
  packages?.data.find(({ id }) => id === packageId)?.products ?? [];
