import { useQuery } from '@tanstack/react-query';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PlayableModeId } from '../../modes/mode-table.ts';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import { boostersQuery } from '../boosters-query.ts';
import styles from './booster-dialog.module.css';
import { BoosterOffer } from './booster-offer.tsx';

interface BoosterDialogProps {
  readonly modeId: PlayableModeId;
  /** Single booster to show; by default all that have an effect in the mode. */
  readonly only?: BoosterId;
  readonly onClose: () => void;
}

/** Explains boosters, and sells them for coins or points. */
export function BoosterDialog({ modeId, only, onClose }: BoosterDialogProps) {
  const { t } = useI18n();
  const { coin, point } = useUser();
  const boosters = useQuery(boostersQuery(modeId));
  const shown = boosters.data?.filter((booster) => only === undefined || booster.type === only);
  return (
    <Dialog title={t(only ? `booster.${only}` : 'booster.title')} width={400} onClose={onClose}>
      {only === undefined && <p className={styles.lead}>{t('booster.lead')}</p>}
      <p className={styles.purse}>
        {t('booster.purse')}
        <Amount currency="coin" value={coin} isChip />
        <Amount currency="point" value={point} isChip />
      </p>
      {boosters.isPending && <Skeleton className={styles.loading} />}
      {boosters.isError && (
        <ErrorState message={t('booster.loadError')} onRetry={() => void boosters.refetch()} />
      )}
      <ul className={styles.offers}>
        {shown?.map((booster) => (
          <BoosterOffer key={booster.type} booster={booster} isAlone={only !== undefined} />
        ))}
      </ul>
    </Dialog>
  );
}
