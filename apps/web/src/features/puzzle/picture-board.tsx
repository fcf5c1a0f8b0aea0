import { PUZZLE_PIECES } from '@trivia/rules/modes/mode-constants.ts';
import type { PictureId } from '@trivia/rules/pictures.ts';
import styles from './picture-board.module.css';
import { pictureUrl } from './picture-url.ts';

const COLUMNS = 3;
const places = Array.from({ length: PUZZLE_PIECES }, (_, place) => place);

interface PictureBoardProps {
  readonly pictureId: PictureId;
  /** Positions from 0, row by row. */
  readonly openPieces: readonly number[];
  /** Position of the piece that is turning now. */
  readonly turning?: number | undefined;
  readonly label: string;
}

/** A picture of nine pieces, some of them open. It is never mirrored. */
export function PictureBoard({ pictureId, openPieces, turning, label }: PictureBoardProps) {
  return (
    <div
      className={styles.board}
      role="img"
      aria-label={label}
      dir="ltr"
      style={{ '--picture': `url(${pictureUrl(pictureId)})` }}
    >
      {places.map((place) => (
        <span
          key={place}
          className={styles.piece}
          data-open={openPieces.includes(place)}
          data-turning={place === turning}
          style={{ '--column': place % COLUMNS, '--row': Math.floor(place / COLUMNS) }}
        >
          <span className={styles.back} />
          <span className={styles.front} />
        </span>
      ))}
    </div>
  );
}
