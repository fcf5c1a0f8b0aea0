import { randomOf } from './random-of.ts';

/** Mutates a picture: changes, removes, duplicates or moves bytes. Equal seeds give equal results. */
export function mutate(picture: Buffer, seed: number): Buffer {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let file = Buffer.from(picture);
  for (let change = 0; change <= below(6); change += 1) {
    const at = below(file.length);
    const length = 1 + below(Math.min(64, file.length));
    const kinds = [
      () => file.fill(below(256), at, Math.min(file.length, at + length)),
      () => (file = file.subarray(0, Math.max(1, at))),
      () => (file = Buffer.concat([file.subarray(0, at), file.subarray(at, at + length), file.subarray(at)])),
      () => (file = Buffer.concat([file.subarray(0, at), file.subarray(at + length)])),
      () => file.writeUInt8(0xff, at),
      () =>
        (file = Buffer.concat([file.subarray(0, at), Buffer.alloc(length, below(256)), file.subarray(at)])),
    ];
    kinds[below(kinds.length)]?.();
    if (file.length === 0) file = Buffer.from([0]);
  }
  return file;
}
