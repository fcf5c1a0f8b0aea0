/** A wrong setting; the message names it. */
export class ConfigError extends Error {}
