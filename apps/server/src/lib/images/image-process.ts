/** Process that converts pictures to avatars, one per message: see `image-worker.ts`. */
import { encodeAvatar } from './encode-avatar.ts';
import type { ImageKind } from './sniff-image.ts';

interface Job {
  readonly kind: ImageKind;
  readonly file: Uint8Array;
}

process.on('message', ({ kind, file }: Job) => {
  void encodeAvatar(kind, Buffer.from(file)).then(
    (avatar) => process.send?.({ avatar }),
    () => process.send?.({ avatar: null }),
  );
});
process.on('disconnect', () => process.exit(0));
