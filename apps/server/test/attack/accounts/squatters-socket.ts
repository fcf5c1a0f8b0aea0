import { setTimeout as sleep } from 'node:timers/promises';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import type { Attack } from '../attack-form.ts';
import { openEavesdropper } from '../eavesdropper.ts';

const NEWS_WITHIN_MS = 1_500;

/** Attack: keeps a socket open in an account with a foreign address, until the owner of the address signs in. */
export const squattersSocket: Attack = {
  name: 'a squatter’s socket after the owner took the account over',
  async run(target) {
    const email = `squatted-${Date.now()}@example.org`;
    const squatter = await target.signUp({ email });
    const socket = await openEavesdropper(target.server.address, squatter.caller);
    const body = {
      socket_id: await socket.socketId(),
      channel_name: `private-${channelNames.notifications(squatter.id)}`,
    };
    const signed = (await squatter.caller.post('/broadcasting/auth', body, squatter.token)).json<object>();
    socket.say('pusher:subscribe', { channel: body.channel_name, ...signed });
    await socket.waitFor('subscription_succeeded');
    const credential = await target.issuer.sign(`owner-of-${email}`, email);
    const owner = target.stranger();
    const signIn = await owner.post('/auth/social', { provider: 'google', credential });
    const signedIn = signIn.json<{ accessToken: string; user: { id: string } }>();
    if (signedIn) target.secrets.add(signedIn.accessToken);
    const before = socket.received.length;
    await owner.call('PATCH', '/user/profile', { body: { gender: 'male' }, token: signedIn?.accessToken });
    await sleep(NEWS_WITHIN_MS);
    const receivesEvents =
      socket.isOpen && socket.received.slice(before).some((message) => message.includes('gender'));
    const isSame = signedIn?.user.id === squatter.id;
    const session = await squatter.caller.get('/user/me', squatter.token);
    await socket.close();
    return {
      tried: 'the owner signs in with Google and changes their profile',
      happened: `${isSame ? 'same account' : 'another account'}; squatter’s session ${session.status}, socket receives ${receivesEvents ? 'it' : 'nothing'}`,
      held: signIn.status < 300 && !receivesEvents && (!isSame || session.status === 401),
    };
  },
};
