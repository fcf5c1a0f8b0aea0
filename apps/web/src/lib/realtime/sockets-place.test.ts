import { afterEach, expect, it, vi } from 'vitest';
import { findSockets } from './sockets-place.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function write(place: object): void {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'sockets',
    content: JSON.stringify(place),
  });
  document.head.append(meta);
}

it('reads the place from the document, without a call', async () => {
  write({ key: 'app-key', cluster: 'ap1', isHosted: false });
  expect(await findSockets()).toBe(`ws://${location.host}/app/app-key?protocol=7&client=zana&version=1`);
});

it('goes to the hosted service where that serves', async () => {
  write({ key: 'app-key', cluster: 'eu', isHosted: true });
  expect(await findSockets()).toMatch(/^wss:\/\/ws-eu\.pusher\.com\/app\/app-key\?/);
});

it('asks where the document does not say it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ key: 'asked', cluster: 'eu', isHosted: true }));
  expect(await findSockets()).toContain('/app/asked?');
});
