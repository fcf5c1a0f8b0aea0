import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitBeforeTryMs } from './back-off.ts';
import { useConnectionStore } from './connection-store.ts';
import { keepConnected } from './keep-connected.ts';

const links = () => ({ connect: vi.fn<() => void>(), disconnect: vi.fn<() => void>() });
let link: ReturnType<typeof links>;
const connection = () => useConnectionStore.getState().connection;
let keeper: ReturnType<typeof keepConnected>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  link = links();
  keeper = keepConnected(link);
});
afterEach(() => {
  keeper.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the time before a try', () => {
  const wait = (given: Partial<Parameters<typeof waitBeforeTryMs>[0]>) =>
    waitBeforeTryMs({ tries: 0, isUrgent: true, random: 1, ...given });

  it('doubles up to a bound', () => {
    expect([0, 1, 2, 3, 4, 50].map((tries) => wait({ tries }))).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('is spread over nearly all of its length, and never nothing', () => {
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

  it('that is lost is tried again, one try at a time, later with each', () => {
    keeper.setUrgent(true);
    keeper.start();
    keeper.isUp();
    keeper.isDown();
    keeper.isDown();
    const tried: number[] = [];
    const from = Date.now();
    link.connect.mockImplementation(() => {
      tried.push(Date.now() - from);
      keeper.isDown();
    });
    vi.advanceTimersByTime(16_000);
    expect(tried).toEqual([1000, 3000, 7000, 15_000]);
    expect(connection()).toBe('lost');
  });

  it('gives up a try that leads nowhere', () => {
    keeper.setUrgent(true);
    keeper.start();
    vi.advanceTimersByTime(8000);
    expect(link.disconnect).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(link.connect).toHaveBeenCalledTimes(2);
  });

  it('is lost at once when the device goes offline, and tried as soon as it is back', () => {
    keeper.start();
    keeper.isUp();
    dispatchEvent(new Event('offline'));
    expect(connection()).toBe('lost');
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(400);
    expect(link.connect).toHaveBeenCalledTimes(2);
  });

  it('is tried soon when it becomes urgent', () => {
    keeper.start();
    keeper.isDown();
    keeper.setUrgent(true);
    vi.advanceTimersByTime(400);
    expect(link.connect).toHaveBeenCalledTimes(2);
  });

  it('is tried soon when the app is looked at again, whether it was lost before that or is found lost then', () => {
    keeper.start();
    keeper.isUp();
    keeper.isDown();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(400);
    expect(link.connect).toHaveBeenCalledTimes(2);
    keeper.isUp();
    document.dispatchEvent(new Event('visibilitychange'));
    keeper.isDown();
    vi.advanceTimersByTime(400);
    expect(link.connect).toHaveBeenCalledTimes(3);
    keeper.isDown();
    vi.advanceTimersByTime(400);
    expect(link.connect).toHaveBeenCalledTimes(3);
  });

  it('that is not wanted any more is ended and not tried again', () => {
    keeper.start();
    keeper.isDown();
    keeper.stop();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(300_000);
    expect(link.connect).toHaveBeenCalledOnce();
    expect(link.disconnect).toHaveBeenCalled();
  });
});
