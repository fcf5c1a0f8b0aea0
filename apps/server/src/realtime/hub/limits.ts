/** Limits of one node towards its clients. */
export interface HubLimits {
  /** Time without a message after which a client pings us. */
  readonly activityTimeoutSeconds: number;
  /** Time without a message after which we ping a client, and time for its pong. */
  readonly silenceMs: number;
  readonly pongWithinMs: number;
  /** Intervals of round-trip measurements of players in a match: usual, and with a steady connection. */
  readonly roundTripEveryMs: number;
  readonly steadyRoundTripEveryMs: number;

  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Counts connections signed in as the user and those that listen to the user's own channel. */
  readonly connectionsPerUser: number;
  readonly channelsPerConnection: number;
  readonly presenceMembers: number;

  /** Number of subscriptions above which a channel's count is announced at intervals, and their length. */
  readonly uncrowdedSubscriptions: number;
  readonly crowdCountEveryMs: number;

  readonly messageBytes: number;
  readonly eventNameLength: number;
  readonly eventDataBytes: number;
  readonly userIdLength: number;
  readonly userInfoBytes: number;
  readonly watchlistLength: number;

  /** Messages per second, including control frames. */
  readonly messagesPerSecond: number;
  /** Burst of messages, such as all subscriptions after a reconnect. */
  readonly messageBurst: number;
  readonly clientEventsPerSecond: number;
  /** Rate and burst of logged refusals, over all sockets. */
  readonly loggedRefusalsPerSecond: number;
  readonly loggedRefusalBurst: number;
  /** Size of a send buffer, above which its socket is closed. */
  readonly bufferedBytes: number;
}

export const defaultLimits: HubLimits = {
  activityTimeoutSeconds: 30,
  silenceMs: 60_000,
  pongWithinMs: 30_000,
  roundTripEveryMs: 3_000,
  steadyRoundTripEveryMs: 7_000,
  connections: 20_000,
  // Thousands of players share one address of a mobile operator.
  connectionsPerAddress: 1_000,
  connectionsPerUser: 20,
  channelsPerConnection: 100,
  presenceMembers: 1_000,
  uncrowdedSubscriptions: 100,
  crowdCountEveryMs: 5_000,
  messageBytes: 32 * 1024,
  eventNameLength: 200,
  eventDataBytes: 10_240,
  userIdLength: 128,
  userInfoBytes: 1024,
  watchlistLength: 100,
  messagesPerSecond: 20,
  messageBurst: 200,
  clientEventsPerSecond: 10,
  loggedRefusalsPerSecond: 5,
  loggedRefusalBurst: 200,
  bufferedBytes: 256 * 1024,
};

/** Size of frames, above which the socket is closed unread. */
export const MAX_FRAME_BYTES = 128 * 1024;
