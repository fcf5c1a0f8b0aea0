import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import { sourcesOf } from '../../../game/art/picture.tsx';
import styles from './hero.module.css';

interface HeroPictureProps {
  readonly phone: PictureName;
  readonly desk: PictureName;
  readonly className: string | undefined;
  /** The picture of the default theme is what is seen first. */
  readonly isFirst: boolean;
}

function HeroPicture({ phone, desk, className, isFirst }: HeroPictureProps) {
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

/** The landing's ground: the Tigris by night, or the Zagros in spring for those who like it light. */
export function Hero() {
  return (
    <div className={styles.hero} aria-hidden="true">
      <HeroPicture className={styles.night} phone="hero-night" desk="sky-night-wide" isFirst />
      <HeroPicture className={styles.day} phone="hero-noon" desk="sky-noon-wide" isFirst={false} />
    </div>
  );
}
