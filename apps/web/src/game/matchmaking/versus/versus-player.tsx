import type { MatchView } from '@trivia/contract/play/match.ts';
import { Bot } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Face } from '../../player/face.tsx';
import { TierBadge } from '../../player/tier-badge.tsx';
import { ReportablePicture } from '../../report/reportable-picture.tsx';
import blade from './versus-blade.module.css';
import card from './versus-card.module.css';
import styles from './versus-player.module.css';

/** Longest name in the normal font size, in characters. */
const LONG_NAME = 10;

const forms = {
  blade: { player: blade.player, face: blade.face, text: blade.text, name: blade.name },
  card: { player: card.player, face: card.face, text: card.text, name: card.name },
};

interface VersusPlayerProps {
  readonly player: MatchView['players'][number];
  /** Order of the entrance, from 0. */
  readonly index: number;
  /** A blade for one of two players, a card for one of many. */
  readonly form: keyof typeof forms;
}

/** One player of a match, whose picture slides in from their side. */
export function VersusPlayer({ player, index, form }: VersusPlayerProps) {
  const { t } = useI18n();
  const { name, avatarUrl, frame, isMe, isBot, tier } = player;
  const classes = forms[form];
  const face = <Face src={avatarUrl} frame={frame} className={classes.face} />;
  return (
    <li className={`${styles.player} ${classes.player}`} data-mine={isMe} style={{ '--index': index }}>
      {isMe ? (
        face
      ) : (
        <ReportablePicture name={name} url={avatarUrl} beforeGame>
          {face}
        </ReportablePicture>
      )}
      <div className={classes.text}>
        <bdi className={classes.name} data-long={name.length > LONG_NAME}>
          {name}
        </bdi>
        {tier && <TierBadge tier={tier} />}
        {(isMe || isBot) && (
          <span className={styles.note}>
            {isBot && <Bot className={styles.icon} aria-hidden="true" />}
            {t(isBot ? 'versus.bot' : 'versus.you')}
          </span>
        )}
      </div>
    </li>
  );
}
