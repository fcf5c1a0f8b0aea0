import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';

const APP = { PUSHER_APP_ID: '12', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };

describe('the settings of realtime', () => {
  it('have defaults that work', () => {
    expect(readConfig({})).toMatchObject({
      REALTIME_DRIVER: 'embedded',
      PUSHER_CLUSTER: 'ap1',
      REALTIME_ORIGINS: [],
    });
  });

  it('list origins', () => {
    const { REALTIME_ORIGINS } = readConfig({ REALTIME_ORIGINS: 'play.example, *.example.org,' });
    expect(REALTIME_ORIGINS).toEqual(['play.example', '*.example.org']);
  });

  it('need a complete app, or none, and an app for the hosted service', () => {
    expect(readConfig({ REALTIME_DRIVER: 'pusher', ...APP })).toMatchObject(APP);
    expect(() => readConfig({ REALTIME_DRIVER: 'pusher' })).toThrow(ConfigError);
    expect(() => readConfig({ ...APP, PUSHER_SECRET: '' })).toThrow(/PUSHER_SECRET/);
  });

  it.each([
    { REALTIME_DRIVER: 'other' },
    { PUSHER_CLUSTER: 'evil.example/' },
    { ...APP, PUSHER_KEY: 'a/b' },
    { REALTIME_MAX_CONNECTIONS: '0' },
  ])('refuse %j', (settings) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
  });
});
