import * as z from 'zod/mini';
import type { HubLimits } from '../hub/limits.ts';
import { isChannelName, userOfChannel } from '../protocol/channel-name.ts';
import { parseJson } from '../protocol/read-message.ts';
import { isSocketId } from '../protocol/signatures.ts';
import { ApiError } from './api-error.ts';

const MAX_CHANNELS = 100;
const MAX_EVENTS = 10;

const shared = {
  name: z.string().check(z.minLength(1)),
  data: z.string(),
  socket_id: z.nullish(z.string()),
  info: z.nullish(z.string()),
};
const trigger = z.object({
  ...shared,
  channel: z.optional(z.string()),
  channels: z.optional(z.array(z.string())),
});
const batch = z.object({ batch: z.array(z.object({ ...shared, channel: z.string() })) });

export interface AskedEvent {
  readonly event: string;
  readonly data: string;
  readonly channels: readonly string[];
  readonly exceptSocketId: string | undefined;
  readonly info: readonly string[];
}

function read<Schema extends z.core.$ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(body.toString()));
  if (parsed.success) return parsed.data;
  throw new ApiError(400, `The body is not valid: ${parsed.error.issues[0]?.path.join('.') || 'JSON'}`);
}

export const splitInfo = (info: string | null | undefined): string[] => (info ? info.split(',') : []);

function checked(event: AskedEvent, limits: HubLimits): AskedEvent {
  if (event.event.length > limits.eventNameLength) throw new ApiError(400, 'The event name is too long.');
  if (Buffer.byteLength(event.data) > limits.eventDataBytes) {
    throw new ApiError(
      413,
      `The data content of this event exceeds the allowed maximum (${limits.eventDataBytes} bytes).`,
    );
  }
  if (event.channels.length === 0) throw new ApiError(400, 'A channel is needed.');
  if (event.channels.length > MAX_CHANNELS) throw new ApiError(400, 'Too many channels.');
  const isGood = (name: string) => isChannelName(name) || userOfChannel(name) !== undefined;
  if (!event.channels.every(isGood)) throw new ApiError(400, 'A channel name is not valid.');
  return event;
}

type Shared = z.output<z.ZodMiniObject<typeof shared>>;
const toEvent = ({ name, data, socket_id, info }: Shared, channels: readonly string[]): AskedEvent => ({
  event: name,
  data,
  channels: [...new Set(channels)],
  exceptSocketId: socket_id && isSocketId(socket_id) ? socket_id : undefined,
  info: splitInfo(info),
});

/** Parses the event of `POST events`. Throws an `ApiError` 400 or 413. */
export function readEvent(body: Buffer, limits: HubLimits): AskedEvent {
  const asked = read(trigger, body);
  const channels = asked.channels ?? (asked.channel === undefined ? [] : [asked.channel]);
  return checked(toEvent(asked, channels), limits);
}

/** Parses the events of `POST batch_events`; one invalid event fails all. Throws an `ApiError` 400 or 413. */
export function readBatch(body: Buffer, limits: HubLimits): AskedEvent[] {
  const asked = read(batch, body).batch;
  if (asked.length > MAX_EVENTS) throw new ApiError(400, `At most ${MAX_EVENTS} events in a batch.`);
  return asked.map((one) => checked(toEvent(one, [one.channel]), limits));
}
