/** Parsing of client messages, which may contain anything. */
import * as z from 'zod/mini';

const message = z.object({
  event: z.string().check(z.minLength(1)),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type ClientMessage = z.infer<typeof message>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a message; undefined if it does not follow the protocol. */
export function readMessage(text: string): ClientMessage | undefined {
  const read = message.safeParse(parseJson(text));
  return read.success ? read.data : undefined;
}

export const subscribeData = z.object({
  channel: z.string(),
  auth: z.nullish(z.string()),
  channel_data: z.nullish(z.string()),
});
export type SubscribeData = z.infer<typeof subscribeData>;

export const unsubscribeData = z.object({ channel: z.string() });

export const signInData = z.object({ auth: z.string(), user_data: z.string() });

export const channelData = z.object({
  user_id: z.union([z.string().check(z.minLength(1)), z.number()]),
  user_info: z.optional(z.unknown()),
});

export const userData = z.object({
  id: z.string().check(z.minLength(1)),
  user_info: z.optional(z.unknown()),
  watchlist: z.optional(z.array(z.string())),
});

/** Parses the data of a message: an object, or JSON of one. Undefined when the shape is wrong. */
export function readData<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const read = z.safeParse(schema, typeof data === 'string' ? parseJson(data) : data);
  return read.success ? read.data : undefined;
}
