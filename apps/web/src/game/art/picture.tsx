import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import type { CSSProperties } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  readonly name: PictureName;
  /** In its place on desks. */
  readonly wide?: PictureName;
  /** Width in which it is shown, as `sizes` of an image has it. */
  readonly sizes: string;
  /** Alternative text of a meaningful picture; without it, the picture is decoration. */
  readonly label?: string;
  /** Whether it is seen first, and so loaded at once. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** From here on there are two columns. */
const DESK = '(width >= 56.25rem)';

const urlOf = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/assets/${pictureFile(name, width, format)}`;

export const sourcesOf = (name: PictureName): string =>
  pictures[name].widths.map((width) => `${urlOf(name, width, 'avif')} ${width}w`).join(', ');

/** A picture of the app: its colour at once, its smallest fitting file when it comes near. */
export function Picture(props: PictureProps) {
  const { name, wide, sizes, label = '', isFirst = false, className = '', style } = props;
  const { width, height, color } = pictures[name];
  return (
    <picture className={styles.frame}>
      {wide && <source media={DESK} type="image/avif" srcSet={sourcesOf(wide)} sizes="100vw" />}
      <source type="image/avif" srcSet={sourcesOf(name)} sizes={sizes} />
      <img
        className={`${styles.picture} ${className}`}
        src={urlOf(name, fallbackWidth(pictures[name]), 'webp')}
        alt={label}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        style={{ backgroundColor: color ?? undefined, ...style }}
      />
    </picture>
  );
}
