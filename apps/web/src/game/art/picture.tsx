import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import type { CSSProperties } from 'react';
import { useNear } from '../../ui/use-near.ts';
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

/** An image without a source would not keep its place. */
const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** From here on there are two columns. */
const DESK = '(width >= 56.25rem)';

const urlOf = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/assets/${pictureFile(name, width, format)}`;

export const sourcesOf = (name: PictureName): string =>
  pictures[name].widths.map((width) => `${urlOf(name, width, 'avif')} ${width}w`).join(', ');

/** A picture of the app: its colour at once, and its smallest fitting file when it comes near the screen. */
export function Picture(props: PictureProps) {
  const { name, wide, sizes, label = '', isFirst = false, className = '', style } = props;
  const { width, height, color } = pictures[name];
  const [isNear, ref] = useNear<HTMLImageElement>(isFirst);
  return (
    <picture className={styles.frame}>
      {isNear && wide && <source media={DESK} type="image/avif" srcSet={sourcesOf(wide)} sizes="100vw" />}
      {isNear && <source type="image/avif" srcSet={sourcesOf(name)} sizes={sizes} />}
      <img
        ref={ref}
        className={`${styles.picture} ${className}`}
        src={isNear ? urlOf(name, fallbackWidth(pictures[name]), 'webp') : NOTHING}
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
