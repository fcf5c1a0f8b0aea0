import { fallbackWidth, type PictureName, pictureFile } from '@trivia/pictures/picture-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import type { CSSProperties } from 'react';
import { useNear } from '../../ui/use-near.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly name: PictureName;
  /** Another picture for wide screens. */
  readonly wide?: PictureName;
  /** Displayed width, as the `sizes` of an image. */
  readonly sizes: string;
  /** Alternative text; without it, the picture is decoration. */
  readonly label?: string;
  /** True above the fold: the image loads eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Empty image, since an image without a source would not keep its size. */
const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Media query of the two-column layout. */
const DESK = '(width >= 56.25rem)';

const urlOf = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/assets/${pictureFile(name, width, format)}`;

export const sourcesOf = (name: PictureName): string =>
  pictures[name].widths.map((width) => `${urlOf(name, width, 'avif')} ${width}w`).join(', ');

/**
 * A picture of the app. Its mean colour shows at once, and its smallest fitting file loads when it is near the
 * viewport.
 */
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
