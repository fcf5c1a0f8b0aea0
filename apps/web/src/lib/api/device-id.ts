import { readStored, store } from '../storage.ts';
import { randomKey } from './random-key.ts';

/** A random name of this browser, made at the first use and kept. Null where nothing can be kept. */
function readDeviceId(): string | null {
  const known = readStored('deviceId');
  if (known) return known;
  store('deviceId', randomKey());
  return readStored('deviceId');
}

/** Header with the browser's name, for calls of accounts only. */
export function deviceHeader(key: string): { 'x-device-id'?: string } {
  const id = key.startsWith('POST /api/auth/') ? readDeviceId() : null;
  return id ? { 'x-device-id': id } : {};
}
