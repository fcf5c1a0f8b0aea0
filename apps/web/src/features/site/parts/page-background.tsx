import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import { sourcesOf } from '../../../game/art/picture.tsx';
import styles from './page-background.module.css';

interface View {
  readonly name: PictureName;
  /** Its picture for wide screens. */
  readonly wide: PictureName;
}

interface BackgroundPictureProps extends View {
  readonly className: string | undefined;
  /** Whether the picture loads eagerly, as that of the default theme does. */
  readonly isFirst: boolean;
}

function BackgroundPicture({ name, wide, className, isFirst }: BackgroundPictureProps) {
  const { width, height } = pictures[name];
  return (
    <picture className={className}>
      <source type="image/avif" media="(width >= 56.25rem)" srcSet={sourcesOf(wide)} sizes="100vw" />
      <source type="image/avif" srcSet={sourcesOf(name)} sizes="100vw" />
      <img
        src={`/assets/${pictureFile(name, fallbackWidth(pictures[name]), 'webp')}`}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

interface PageBackgroundProps {
  readonly night: View;
  readonly day: View;
  /** True to leave more of a phone to the content. */
  readonly isLow?: boolean;
}

/** Background at the top of a page: one picture for each theme. */
export function PageBackground({ night, day, isLow = false }: PageBackgroundProps) {
  return (
    <div className={styles.ground} data-low={isLow} aria-hidden="true">
      <BackgroundPicture className={styles.night} {...night} isFirst />
      <BackgroundPicture className={styles.day} {...day} isFirst={false} />
    </div>
  );
}
