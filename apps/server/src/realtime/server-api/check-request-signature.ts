import { createHash } from 'node:crypto';
import { type AppCredentials, isSameText, sign } from '../protocol/signatures.ts';
import { ApiError } from './api-error.ts';

const LATEST_SECONDS = 600;

export interface SignedRequest {
  readonly method: string;
  /** Raw path and query. */
  readonly url: string;
  /** Raw body, empty when there is none. */
  readonly body: Buffer;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function readQuery(query: string): Map<string, string> {
  const pairs = query.split('&').filter((part) => part !== '');
  return new Map(
    pairs.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decoded(name).toLowerCase(), decoded(value.join('='))];
    }),
  );
}

const signedText = (method: string, path: string, query: ReadonlyMap<string, string>): string => {
  const pairs = [...query].filter(([name]) => name !== 'auth_signature').sort(([a], [b]) => (a < b ? -1 : 1));
  return `${method}\n${path}\n${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
};

function checkBody(body: Buffer, md5: string | undefined): void {
  if (body.length === 0 && md5 === undefined) return;
  if (md5 !== createHash('md5').update(body).digest('hex')) {
    throw new ApiError(401, 'body_md5 does not match the body.');
  }
}

/** Throws an `ApiError` 401 unless exactly this request was signed with the app's secret in the last ten minutes. */
export function checkRequestSignature(app: AppCredentials, request: SignedRequest, nowMs: number): void {
  const { method, url, body } = request;
  const [path = '', ...rest] = url.split('?');
  const query = readQuery(rest.join('?'));
  const signature = query.get('auth_signature') ?? '';
  const ageSeconds = Math.abs(nowMs / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!isSameText(query.get('auth_key') ?? '', app.key)) throw new ApiError(401, 'The auth_key is unknown.');
  if (query.get('auth_version') !== '1.0') throw new ApiError(401, 'The auth_version is not 1.0.');
  // Clients sign the path before they encode it.
  const isSigned = [path, decoded(path)].some((signed) =>
    isSameText(signature, sign(app.secret, signedText(method, signed, query))),
  );
  if (!isSigned) throw new ApiError(401, 'The auth_signature is not valid.');
  if (!(ageSeconds <= LATEST_SECONDS)) throw new ApiError(401, 'The auth_timestamp is too far from now.');
  checkBody(body, query.get('body_md5'));
}
