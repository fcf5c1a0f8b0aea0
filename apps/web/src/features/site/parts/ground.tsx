import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import { sourcesOf } from '../../../game/art/picture.tsx';
import styles from './ground.module.css';

interface View {
  readonly phone: PictureName;
  readonly desk: PictureName;
}

interface GroundPictureProps extends View {
  readonly className: string | undefined;
  /** Whether the picture is seen first, as that of the default theme. */
  readonly isFirst: boolean;
}

function GroundPicture({ phone, desk, className, isFirst }: GroundPictureProps) {
  const { width, height } = pictures[phone];
  return (
    <picture className={className}>
      <source type="image/avif" media="(width >= 56.25rem)" srcSet={sourcesOf(desk)} sizes="100vw" />
      <source type="image/avif" srcSet={sourcesOf(phone)} sizes="100vw" />
      <img
        src={`/assets/${pictureFile(phone, fallbackWidth(pictures[phone]), 'webp')}`}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

/** Background at the top of a page: one picture for the dark theme, and one for the light one. */
export function Ground({ night, day }: { readonly night: View; readonly day: View }) {
  return (
    <div className={styles.ground} aria-hidden="true">
      <GroundPicture className={styles.night} {...night} isFirst />
      <GroundPicture className={styles.day} {...day} isFirst={false} />
    </div>
  );
}
