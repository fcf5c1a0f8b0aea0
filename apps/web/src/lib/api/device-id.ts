import { readStored, store } from '../storage.ts';
import { randomKey } from './random-key.ts';

/** Random id of this browser, created at first use and stored. Null where storage is refused. */
function readDeviceId(): string | null {
  const known = readStored('deviceId');
  if (known) return known;
  store('deviceId', randomKey());
  return readStored('deviceId');
}

/** Header with the browser's id, for account calls only. */
export function deviceHeader(key: string): { 'x-device-id'?: string } {
  const id = key.startsWith('POST /api/auth/') ? readDeviceId() : null;
  return id ? { 'x-device-id': id } : {};
}
