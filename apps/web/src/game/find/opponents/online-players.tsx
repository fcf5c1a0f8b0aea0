import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Host } from '../../art/host.tsx';
import { Face } from '../../player/face.tsx';
import type { OnlinePlayer } from './online-list.ts';
import styles from './online-players.module.css';
import { useOnlinePlayers } from './use-online-players.ts';
import { useSettled } from './use-settled.ts';

interface OnlinePlayersProps {
  readonly chosen: OnlinePlayer | null;
  readonly onChoose: (player: OnlinePlayer) => void;
}

interface OnlineChoiceProps extends OnlinePlayersProps {
  /** Called once the list stands, so that what lies below it may come. */
  readonly onShown: () => void;
}

/** Number of players up to which there is no search. */
const FEW = 6;
const NAME_LENGTH = 64;

function Row({ player, chosen, onChoose }: OnlinePlayersProps & { readonly player: OnlinePlayer }) {
  const { t } = useI18n();
  return (
    <label className={styles.row}>
      <input
        type="radio"
        name="rival"
        checked={player.id === chosen?.id}
        disabled={player.isPlaying}
        onChange={() => onChoose(player)}
      />
      <Face src={player.image} frame={player.frame} />
      <span className={styles.who}>
        <bdi>{player.name}</bdi>
        {/* Its line stays free, so that the layout does not move when it is loaded. */}
        <span className={styles.tier}>{player.tier ? t(`tier.${player.tier}`) : '\u00a0'}</span>
      </span>
      {player.isPlaying && <span className={styles.busy}>{t('find.isPlaying')}</span>}
    </label>
  );
}

/** Choice of an opponent among the players online. */
export function OnlinePlayers({ chosen, onChoose, onShown }: OnlineChoiceProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, isPending, refetch } = useOnlinePlayers(search);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isPending) tellShown();
  }, [isPending]);
  if (isPending) return <Skeleton className={styles.loading} />;
  if (!data) return <ErrorState message={t('find.onlineError')} onRetry={() => void refetch()} />;
  if (data.total === 0)
    return <EmptyState icon={Users} picture={<Host pose="asleep" />} text={t('find.onlineNone')} />;
  return (
    <fieldset className={styles.players}>
      <legend>{t('find.onlineCount', { n: data.total })}</legend>
      {data.total > FEW && (
        <Field
          label={t('find.search')}
          type="search"
          dir="auto"
          maxLength={NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {data.data.length === 0 && <p className={styles.none}>{t('find.onlineNoHit')}</p>}
      <div className={styles.list}>
        {data.data.map((player) => (
          <Row key={player.id} player={player} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}
