import { ChevronRight, Link2, Swords, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mascot } from '../../../game/art/mascot.tsx';
import type { OnlinePlayer } from '../../../game/matchmaking/opponents/online-list.ts';
import { selectionState } from '../../../game/matchmaking/opponents/opponent-selection.ts';
import { useChallengeable } from '../../../game/matchmaking/opponents/use-challengeable.ts';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { Face } from '../../../game/player/face.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonContent, classesOf } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import modes from '../home-modes.module.css';
import styles from './online-now.module.css';

const MOST_SHOWN = 8;

const { path } = modeTable['head-to-head'];
const byLink = selectionState({ kind: 'link', player: null });
const byList = selectionState({ kind: 'online', player: null });

interface CardProps {
  readonly state: unknown;
  readonly face: ReactNode;
  readonly name: ReactNode;
  readonly hint: string;
  readonly look: Pick<Parameters<typeof ButtonContent>[0], 'icon' | 'children'> &
    Pick<Parameters<typeof classesOf>[0], 'variant'>;
}

/** Card that links to a 1v1 with its opponent. */
function Card({ state, face, name, hint, look }: CardProps) {
  return (
    <li className={styles.item}>
      <Link className={styles.card} to={path} state={state}>
        {face}
        <span className={styles.who}>
          <b>{name}</b>
          <span>{hint}</span>
        </span>
        <span className={`${classesOf(look)} ${styles.go}`}>
          <ButtonContent {...look} />
        </span>
      </Link>
    </li>
  );
}

function Players({ players }: { readonly players: readonly OnlinePlayer[] }) {
  const { t } = useI18n();
  const challenge = { variant: 'second', icon: Swords, children: t('online.challenge') } as const;
  return (
    <ul className={styles.row}>
      {players.slice(0, MOST_SHOWN).map((player) => (
        <Card
          key={player.id}
          state={selectionState({ kind: 'online', player })}
          face={<Face src={player.image} frame={player.frame} className={styles.face} isLazy />}
          name={<bdi>{player.name}</bdi>}
          // Reserve the line of a missing tier.
          hint={player.tier ? t(`tier.${player.tier}`) : '\u00a0'}
          look={challenge}
        />
      ))}
      <Card
        state={byLink}
        face={
          <span className={styles.friend}>
            <UserPlus aria-hidden="true" />
          </span>
        }
        name={t('online.friend')}
        hint={t('online.friendHint')}
        look={{ variant: 'raised', icon: Link2, children: t('online.send') }}
      />
    </ul>
  );
}

function Nobody() {
  const { t } = useI18n();
  return (
    <div className={styles.nobody}>
      <Mascot pose="asleep" className={styles.mascot} />
      <p>{t('online.none')}</p>
      <ButtonLink variant="raised" icon={Link2} to={path} state={byLink}>
        {t('online.sendLink')}
      </ButtonLink>
    </div>
  );
}

/** Online players who can be challenged to a 1v1, with an invitation link for friends, and a link to the whole list. */
export function OnlineNow() {
  const { t } = useI18n();
  const { total, players, isPending } = useChallengeable();
  const isAnybodyHere = players.length > 0;
  return (
    <section className={styles.online} aria-labelledby="online">
      <div className={modes.head}>
        <h2 id="online" className={styles.title} data-live={isAnybodyHere}>
          {t('online.title')} {total > 0 && <span>{t('online.count', { n: total })}</span>}
        </h2>
        {total > 0 && (
          <Link to={path} state={byList} aria-describedby="online">
            {t('online.all')}
            <ChevronRight className={modes.arrow} aria-hidden="true" />
          </Link>
        )}
      </div>
      {isPending && <Skeleton className={styles.waiting} />}
      {!isPending && (isAnybodyHere ? <Players players={players} /> : <Nobody />)}
    </section>
  );
}
