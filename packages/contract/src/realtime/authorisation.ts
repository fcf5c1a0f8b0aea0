/** Address of the WebSocket server, and authorisation of its channels. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

const socketId = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^\d{1,19}\.\d{1,19}$/, { error: 'field.invalid' }));

const channelName = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^[A-Za-z0-9_=@,.;-]{1,200}$/, { error: 'field.invalid' }));

export const getRealtimeRoute = defineRoute({
  method: 'GET',
  path: '/api/realtime',
  summary:
    'Returns the key and address of the WebSocket server: this server, or a cluster of the hosted service',
  access: 'public',
  reply: z.object({
    key: z.string(),
    cluster: z.string(),
    /** True if Pusher serves the sockets; otherwise this server does, at `/app/{key}`. */
    isHosted: z.boolean(),
  }),
});

export const authorizeChannelRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/auth',
  summary: 'Authorises a socket for a private or presence channel of the player',
  access: 'player',
  body: z.object({ socket_id: socketId, channel_name: channelName }),
  form: true,
  reply: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  errors: ['FORBIDDEN', 'ACCOUNT_INCOMPLETE'],
  hasSecret: true,
});

export const authenticateUserRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/user-auth',
  summary: 'Signs in a socket as the player',
  access: 'player',
  body: z.object({ socket_id: socketId }),
  form: true,
  reply: z.object({ auth: z.string(), user_data: z.string() }),
  errors: ['FORBIDDEN'],
  hasSecret: true,
});

/** Maximum of channels per call, more than any screen needs. */
const MAX_CHANNELS = 10;

export const joinChannelsRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/join',
  summary: 'Signs in a socket as the player, and authorises several channels',
  access: 'player',
  body: z.object({
    socket_id: socketId,
    channels: z
      .array(channelName, { error: 'field.invalid' })
      .check(z.maxLength(MAX_CHANNELS, { error: 'field.invalid' })),
  }),
  reply: z.object({
    user: z.object({ auth: z.string(), user_data: z.string() }),
    /** Authorisations in the order of the request; null for channels that the player may not join. */
    channels: z.array(z.nullable(z.object({ auth: z.string(), channel_data: z.optional(z.string()) }))),
  }),
  hasSecret: true,
});
