import { expect, it } from 'vitest';
import { store } from '../storage.ts';
import { deviceHeader } from './device-id.ts';

it('a browser sends its random id when it signs in, always the same', () => {
  store('deviceId', null);
  const first = deviceHeader('POST /api/auth/login');
  expect(first['x-device-id']).toMatch(/^[\da-f]{32}$/);
  expect(deviceHeader('POST /api/auth/register')).toEqual(first);
});

it('no other call has the header', () => {
  expect(deviceHeader('GET /api/user/me')).toEqual({});
  expect(deviceHeader('GET /api/auth/sessions')).toEqual({});
});
