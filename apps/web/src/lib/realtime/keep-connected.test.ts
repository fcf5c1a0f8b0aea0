import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconnectDelayMs } from './back-off.ts';
import { useConnectionStore } from './connection-store.ts';
import { keepConnected } from './keep-connected.ts';

const links = () => ({ connect: vi.fn<() => void>(), disconnect: vi.fn<() => void>() });
let connector: ReturnType<typeof links>;
const connection = () => useConnectionStore.getState().connection;
let keeper: ReturnType<typeof keepConnected>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  connector = links();
  keeper = keepConnected(connector);
});
afterEach(() => {
  keeper.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the delay before an attempt', () => {
  const wait = (given: Partial<Parameters<typeof reconnectDelayMs>[0]>) =>
    reconnectDelayMs({ tries: 0, isUrgent: true, random: 1, ...given });

  it('doubles up to a limit', () => {
    expect([0, 1, 2, 3, 4, 50].map((tries) => wait({ tries }))).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('is random over nearly its whole length, and never zero', () => {
    expect(wait({ random: 0 })).toBe(100);
    expect(wait({ random: 0.5 })).toBe(550);
  });

  it('is longer outside of live matches', () => {
    expect(wait({ isUrgent: false })).toBe(15_000);
  });
});

describe('a connection', () => {
  it('reports its state', () => {
    expect(connection()).toBe('idle');
    keeper.start();
    expect(connection()).toBe('connecting');
    keeper.isUp();
    expect(connection()).toBe('connected');
    keeper.isDown();
    expect(connection()).toBe('lost');
    keeper.stop();
    expect(connection()).toBe('idle');
  });

  it('that is lost is retried, one attempt at a time and with growing delays', () => {
    keeper.setUrgent(true);
    keeper.start();
    keeper.isUp();
    keeper.isDown();
    keeper.isDown();
    const tried: number[] = [];
    const from = Date.now();
    connector.connect.mockImplementation(() => {
      tried.push(Date.now() - from);
      keeper.isDown();
    });
    vi.advanceTimersByTime(16_000);
    expect(tried).toEqual([1000, 3000, 7000, 15_000]);
    expect(connection()).toBe('lost');
  });

  it('times an attempt out', () => {
    keeper.setUrgent(true);
    keeper.start();
    vi.advanceTimersByTime(8000);
    expect(connector.disconnect).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(connector.connect).toHaveBeenCalledTimes(2);
  });

  it('is lost at once when the device goes offline, and retried as soon as it is back', () => {
    keeper.start();
    keeper.isUp();
    dispatchEvent(new Event('offline'));
    expect(connection()).toBe('lost');
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(400);
    expect(connector.connect).toHaveBeenCalledTimes(2);
  });

  it('is retried soon when a live match begins', () => {
    keeper.start();
    keeper.isDown();
    keeper.setUrgent(true);
    vi.advanceTimersByTime(400);
    expect(connector.connect).toHaveBeenCalledTimes(2);
  });

  it('is retried soon when the app becomes visible, whether it was lost before or just now', () => {
    keeper.start();
    keeper.isUp();
    keeper.isDown();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(400);
    expect(connector.connect).toHaveBeenCalledTimes(2);
    keeper.isUp();
    document.dispatchEvent(new Event('visibilitychange'));
    keeper.isDown();
    vi.advanceTimersByTime(400);
    expect(connector.connect).toHaveBeenCalledTimes(3);
    keeper.isDown();
    vi.advanceTimersByTime(400);
    expect(connector.connect).toHaveBeenCalledTimes(3);
  });

  it('that is no longer needed is closed, and not retried', () => {
    keeper.start();
    keeper.isDown();
    keeper.stop();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(300_000);
    expect(connector.connect).toHaveBeenCalledOnce();
    expect(connector.disconnect).toHaveBeenCalled();
  });
});
