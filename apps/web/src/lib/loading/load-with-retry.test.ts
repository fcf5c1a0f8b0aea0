import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';
import { clearReloadFlag } from './reload-once.ts';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }));

const lost = new TypeError('Failed to fetch dynamically imported module');

/** Rejects the given number of times before it loads. */
const lostTimes = (times: number) => {
  let tries = 0;
  return vi.fn(() => {
    tries += 1;
    return tries > times ? Promise.resolve('here') : Promise.reject(lost);
  });
};

let isServerThere: boolean;
const reload = vi.mocked(reloadPage);

beforeEach(() => {
  isServerThere = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => (isServerThere ? Promise.resolve(new Response()) : Promise.reject(lost)));
});
afterEach(() => {
  clearReloadFlag();
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('a style sheet of the document', () => {
  it('that failed before any script ran is retried, unlike a loaded one', async () => {
    const unreadable = {
      get cssRules(): never {
        throw new DOMException('Cannot access rules', 'SecurityError');
      },
    };
    const sheets = { '/gone.css': null, '/refused.css': unreadable, '/there.css': { cssRules: [{}] } };
    for (const [href, sheet] of Object.entries(sheets)) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      Object.defineProperty(link, 'sheet', { value: sheet });
      document.head.append(link);
    }
    vi.resetModules();
    await import('./load-with-retry.ts');
    await vi.advanceTimersByTimeAsync(1000);
    const links = [...document.querySelectorAll('link')];
    expect(links.map((link) => [link.getAttribute('href'), link.dataset.tries])).toEqual([
      ['/gone.css', '1'],
      ['/refused.css', '1'],
      ['/there.css', undefined],
    ]);
  });
});

describe('a dynamic import', () => {
  it('that fails to load is retried', async () => {
    const loading = loadWithRetry(lostTimes(2));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await loading).toBe('here');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is retried until the network is back, and then at once', async () => {
    isServerThere = false;
    const load = lostTimes(8);
    const loading = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(15_000);
    const triesBefore = load.mock.calls.length;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls.length).toBe(triesBefore + 1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await loading).toBe('here');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is missing on the server reloads the page once, and then throws', async () => {
    void loadWithRetry(lostTimes(9));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
    const again = expect(loadWithRetry(lostTimes(9))).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(10_000);
    await again;
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a style sheet', () => {
  const sheet = () => document.querySelector('link');
  const lose = () => sheet()?.dispatchEvent(new Event('error'));

  it('that fails to load is retried any number of times', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/lost.css">';
    for (const waitMs of [300, 600, 1200]) {
      const before = sheet();
      lose();
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(sheet()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sheet()).not.toBe(before);
      expect(sheet()?.getAttribute('href')).toBe('/lost.css');
    }
  });

  it('that is still loading stays', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/slow.css">';
    const before = sheet();
    void loadWithRetry(lostTimes(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sheet()).toBe(before);
  });
});
