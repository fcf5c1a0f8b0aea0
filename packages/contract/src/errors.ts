/**
 * All error codes with their HTTP status. Their texts are in `locales/*.json` under `error.<code>`; details are only
 * logged.
 */
export const errorStatus = {
  MALFORMED_REQUEST: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  BAD_SIGNATURE: 400,
  UNAUTHENTICATED: 401,
  SUBSCRIPTION_REQUIRED: 402,
  PLAY_LIMIT_REACHED: 402,
  NOT_ENOUGH_COINS: 402,
  NOT_ENOUGH_POINTS: 402,
  NO_BOOSTER_LEFT: 402,
  BALANCE_TOO_LOW: 402,
  PAYMENT_DENIED: 402,
  SPENDING_LIMIT_REACHED: 402,
  FORBIDDEN: 403,
  ACCOUNT_INCOMPLETE: 403,
  NOT_OWNED: 403,
  NEW_PASSWORD_REQUIRED: 403,
  /** The anti-fraud check found no click by a person. */
  FRAUD_REFUSED: 403,
  NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  MATCH_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_NOT_VERIFIED: 406,
  ALREADY_ANSWERED: 409,
  ALREADY_COMPLETE: 409,
  ALREADY_PLAYED_TODAY: 409,
  ALREADY_SUBSCRIBED: 409,
  ALREADY_VERIFIED: 409,
  INVITATION_CLOSED: 409,
  MATCH_OVER: 409,
  MATCH_UNFINISHED: 409,
  ROUND_CLOSED: 409,
  ROUND_NOT_OPEN: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  /** The page of this payment_id is closed; another try needs a new id. */
  CHECKOUT_CLOSED: 409,
  /** An earlier payment for the same product is undecided, or has just succeeded. */
  PAYMENT_UNDER_WAY: 409,
  /** The rounds of an old match are in files of the operators; the result stays. */
  MATCH_ARCHIVED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_INPUT: 422,
  /** The player is in a live match. If the opponent is, the code is PLAYER_BUSY. */
  ALREADY_PLAYING: 422,
  ALREADY_OWNED: 422,
  AUDIENCE_UNKNOWN: 422,
  BOOSTER_AFTER_ANSWER: 422,
  BOOSTER_NOT_HERE: 422,
  BOOSTER_USED: 422,
  CHECKOUT_OVER: 422,
  /** The outcome of a charge is not known yet, and another attempt could charge twice. */
  CHECKOUT_PROCESSING: 422,
  CODE_NOT_SENT: 422,
  FRAUD_CHECK_FAILED: 422,
  LINE_NOT_ELIGIBLE: 422,
  MATCH_NOT_OVER: 422,
  NOT_FOR_SALE: 422,
  NOT_SOLD_FOR_POINTS: 422,
  NOT_SUBSCRIBED: 422,
  OPERATOR_NOT_SUPPORTED: 422,
  /** The opponent can't play, for a private reason (coins, membership or plays). */
  OPPONENT_UNABLE: 422,
  PLAYER_BUSY: 422,
  GIFT_CARD_UNAVAILABLE: 422,
  REMATCH_FOR_TWO: 422,
  REDEMPTION_DECIDED: 422,
  ROUND_NOT_OVER: 422,
  WRONG_CREDENTIALS: 422,
  WRONG_CURRENCY: 422,
  WRONG_PASSWORD: 422,
  WRONG_CODE: 422,
  CODE_EXPIRED: 422,
  INVALID_IMAGE: 422,
  LINK_EXPIRED: 422,
  /** The reader of the mail owns the address, but may not have created the account. */
  LINK_NEEDS_PASSWORD: 422,
  LINK_NEEDS_SESSION: 422,
  SOCIAL_SIGN_IN_FAILED: 422,
  /** An operator already charges daily, so that a prepaid period would be wasted. */
  SUBSCRIPTION_RENEWS: 422,
  ACCOUNT_DELETED: 423,
  ACCOUNT_LOCKED: 423,
  CODE_LOCKED: 423,
  PROFILE_LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  OPERATOR_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
  CARDS_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Body of every error reply. `fields` explains each invalid field, in the request's language. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}
