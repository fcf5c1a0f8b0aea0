/** What one node takes from its clients. */
export interface HubLimits {
  /** A client that hears nothing for so long asks whether we are there. */
  readonly activityTimeoutSeconds: number;
  /** We ask a client that said nothing for so long, and let go of it when it does not answer in time. */
  readonly silenceMs: number;
  readonly pongWithinMs: number;
  /** How often players of a match are asked how far away they are. */
  readonly roundTripEveryMs: number;

  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Signed in as the user, or listening to the user's own channel. */
  readonly connectionsPerUser: number;
  readonly channelsPerConnection: number;
  readonly presenceMembers: number;

  /** Beyond so many subscriptions, a channel hears of their number this often at most. */
  readonly uncrowdedSubscriptions: number;
  readonly crowdCountEveryMs: number;

  readonly messageBytes: number;
  readonly eventNameLength: number;
  readonly eventDataBytes: number;
  readonly userIdLength: number;
  readonly userInfoBytes: number;
  readonly watchlistLength: number;

  /** Control frames among them. */
  readonly messagesPerSecond: number;
  /** Messages that may come at once, such as all subscriptions after a reconnect. */
  readonly messageBurst: number;
  readonly clientEventsPerSecond: number;
  /** Lines that refusals may add to the log, however many sockets are opened for them, and at once. */
  readonly loggedRefusalsPerSecond: number;
  readonly loggedRefusalBurst: number;
  /** A socket that lets more than this wait to be sent is dropped. */
  readonly bufferedBytes: number;
}

export const defaultLimits: HubLimits = {
  activityTimeoutSeconds: 30,
  silenceMs: 60_000,
  pongWithinMs: 30_000,
  roundTripEveryMs: 3_000,
  connections: 20_000,
  // Whole towns share one address of a mobile operator.
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

/** Beyond this a frame is not even read; the socket ends. */
export const LARGEST_FRAME_BYTES = 128 * 1024;
