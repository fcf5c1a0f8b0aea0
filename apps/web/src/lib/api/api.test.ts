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

describe('a session that is over', () => {
  beforeEach(() => store('accessToken', 'one'));

  it('goes to the common listener, also from calls that handle all other refusals', async () => {
    await devices();
    expect(onError.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });

  it('goes there once, from the first of several calls', async () => {
    onError.mockImplementation(() => store('accessToken', null));
    await Promise.all([devices(), devices()]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not end the one that has taken its place meanwhile', async () => {
    refuse = () => store('accessToken', 'two');
    await devices();
    expect(onError).not.toHaveBeenCalled();
  });
});

it('without a token, a refusal is the affair of the call that deals with it', async () => {
  await devices();
  expect(onError).not.toHaveBeenCalled();
});
