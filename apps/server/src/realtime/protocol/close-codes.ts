/** Close codes of the protocol. Clients give up at 4000–4099, wait at 4100–4199, and reconnect at 4200–4299. */
export const closeCodes = {
  unknownApp: 4001,
  overQuota: 4004,
  badVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
} as const;
export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];

/** Codes of errors that leave the connection open. */
export const errorCodes = {
  unauthorized: 4009,
  malformed: 4200,
  clientEventRefused: 4301,
  watchlistTooLong: 4302,
} as const;
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes] | CloseCode | null;
