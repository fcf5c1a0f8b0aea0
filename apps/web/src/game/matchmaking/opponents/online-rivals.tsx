import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Mascot } from '../../art/mascot.tsx';
import { Face } from '../../player/face.tsx';
import type { OnlinePlayer } from './online-list.ts';
import styles from './online-rivals.module.css';
import { useDebounced } from './use-debounced.ts';
import { useOnlinePlayers } from './use-online-players.ts';

interface OnlineRivalsProps {
  readonly chosen: OnlinePlayer | null;
  readonly onChoose: (player: OnlinePlayer) => void;
}

interface RivalChoiceProps extends OnlineRivalsProps {
  /** Called once the list is shown, so that content below it may follow. */
  readonly onShown: () => void;
}

/** Greatest number of players without a search field. */
const FEW = 6;
const NAME_LENGTH = 64;

function Row({ player, chosen, onChoose }: OnlineRivalsProps & { readonly player: OnlinePlayer }) {
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
        {/* Reserve the line of a missing tier, so that the layout does not move when it loads. */}
        <span className={styles.tier}>{player.tier ? t(`tier.${player.tier}`) : '\u00a0'}</span>
      </span>
      {player.isPlaying && <span className={styles.busy}>{t('find.isPlaying')}</span>}
    </label>
  );
}

/** Choice of an opponent among online players. */
export function OnlineRivals({ chosen, onChoose, onShown }: RivalChoiceProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, isPending, refetch } = useOnlinePlayers(search);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isPending) tellShown();
  }, [isPending]);
  if (isPending) return <Skeleton className={styles.loading} />;
  if (!data) return <ErrorState message={t('find.onlineError')} onRetry={() => void refetch()} />;
  if (data.total === 0)
    return <EmptyState icon={Users} picture={<Mascot pose="asleep" />} text={t('find.onlineNone')} />;
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
