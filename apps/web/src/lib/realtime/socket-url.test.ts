import { afterEach, expect, it, vi } from 'vitest';
import { findSocketUrl } from './socket-url.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function write(settings: object): void {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'sockets',
    content: JSON.stringify(settings),
  });
  document.head.append(meta);
}

it('reads the settings from the document, without a call', async () => {
  write({ key: 'app-key', cluster: 'ap1', isHosted: false });
  expect(await findSocketUrl()).toBe(`ws://${location.host}/app/app-key?protocol=7&client=zana&version=1`);
});

it('uses the hosted service if configured', async () => {
  write({ key: 'app-key', cluster: 'eu', isHosted: true });
  expect(await findSocketUrl()).toMatch(/^wss:\/\/ws-eu\.pusher\.com\/app\/app-key\?/);
});

it('asks the server if the document has none', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ key: 'asked', cluster: 'eu', isHosted: true }));
  expect(await findSocketUrl()).toContain('/app/asked?');
});
