import { expect, it } from 'vitest';
import { channelAuth, isSameText, isSocketId, sign, userAuth } from './signatures.ts';

const app = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

it('signs channels like the examples in Pusher’s documentation', () => {
  expect(channelAuth(app, '1234.1234', 'private-foobar')).toBe(
    `${app.key}:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4`,
  );
});

it('signs channel data unchanged', () => {
  const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';
  expect(channelAuth(app, '1234.1234', 'presence-foobar', data)).toBe(
    `${app.key}:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80`,
  );
});

it('signs users', () => {
  expect(userAuth(app, '1234.1234', '{"id":"12345"}')).toBe(
    `${app.key}:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba`,
  );
});

it('signs calls', () => {
  const call =
    'POST\n/apps/3/events\nauth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f';
  expect(sign(app.secret, call)).toBe('da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c');
});

it('compares texts of any length', () => {
  expect(isSameText('key:abc', 'key:abc')).toBe(true);
  expect(isSameText('key:abc', 'kez:abc')).toBe(false);
  expect(isSameText('', 'key:abc')).toBe(false);
});

it.each(['1.1:private-other', '1.1::user', '1', '1.', '.1', ' 1.1', '1.1\n', 'a.b', ''])(
  'refuses the socket id %j',
  (text) => expect(isSocketId(text)).toBe(false),
);
