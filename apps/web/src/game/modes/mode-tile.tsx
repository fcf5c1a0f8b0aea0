import type { ModeId } from '@trivia/rules/match/mode.ts';
import { Crown } from 'lucide-react';
import { Link } from 'wouter';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { modePictures } from '../art/mode-pictures.ts';
import { Scene } from '../art/scene.tsx';
import { modeTable } from './mode-table.ts';
import styles from './mode-tile.module.css';

interface ModeTileProps {
  readonly id: ModeId;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Name of the restriction for screen readers; a crown shows it. */
  readonly note?: string;
}

const SIZES = '(width < 56.25rem) 45vw, 14rem';

/** Link to a mode: its picture with its name. */
export function ModeTile({ id, to, title, text, note }: ModeTileProps) {
  return (
    <Link className={styles.tile} to={to}>
      <Scene picture={modePictures[id]} hue={modeTable[id].hue} sizes={SIZES}>
        {note !== undefined && (
          <span className={styles.note}>
            <Crown aria-hidden="true" />
            <VisuallyHidden>{note}</VisuallyHidden>
          </span>
        )}
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </Scene>
    </Link>
  );
}
