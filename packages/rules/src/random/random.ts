/** Seeded pseudo-random numbers: equal seeds give equal numbers in all versions. Not for secrets. */

export interface Random {
  /** Returns a whole number from 0 (inclusive) to 2³² (exclusive). */
  nextUint32(): number;
}

const WARM_UP = 12;

/**
 * Mixes a text into four 32-bit words. Source: cyrb128 by bryc (public domain), github.com/bryc/code,
 * "jshash/PRNGs.md".
 */
function mix(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a | 0, (b ^ a) | 0, (c ^ a) | 0, (d ^ a) | 0];
}

/**
 * Creates one of the independent streams of a seed, such as `createRandom(seed, 'options', 3)`. The seed is 32 or
 * more hexadecimal digits. Source: sfc32 by Chris Doty-Humphrey (PractRand 0.94, public domain), whose first outputs
 * are discarded, as there.
 */
export function createRandom(seed: string, ...stream: readonly (string | number)[]): Random {
  if (!/^[0-9a-f]{32,}$/i.test(seed)) throw new RangeError('A seed is 32 or more hexadecimal digits.');
  let [a, b, c, counter] = mix([seed.toLowerCase(), ...stream].join('/'));
  const nextUint32 = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) nextUint32();
  return { nextUint32 };
}
