import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../storage.ts';
import { callApi, listenToApiErrors } from './api.ts';

const onError = vi.fn();
let refuse: () => void;

beforeEach(() => {
  onError.mockReset();
  refuse = () => undefined;
  listenToApiErrors(({ code }) => onError(code));
  vi.stubGlobal('fetch', async () => {
    refuse();
    return new Response('{"code":"UNAUTHENTICATED"}', { status: 401 });
  });
});
afterEach(() => {
  store('accessToken', null);
  vi.unstubAllGlobals();
});

const devices = () => callApi('GET /api/auth/sessions', {}, { handles: 'all' }).catch(() => undefined);

describe('an expired session', () => {
  beforeEach(() => store('accessToken', 'one'));

  it('is reported to the global listener, even by calls that handle all errors', async () => {
    await devices();
    expect(onError.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });

  it('is reported once, by the first of several calls', async () => {
    onError.mockImplementation(() => store('accessToken', null));
    await Promise.all([devices(), devices()]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is not reported if another session has replaced it', async () => {
    refuse = () => store('accessToken', 'two');
    await devices();
    expect(onError).not.toHaveBeenCalled();
  });
});

it('without a token, an error is up to its caller', async () => {
  await devices();
  expect(onError).not.toHaveBeenCalled();
});
