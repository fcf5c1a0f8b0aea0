const BYTES = 16;

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on insecure connections. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
