import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { modeIcons } from '../../modes/mode-icons.ts';
import { liveModeOf } from '../../modes/mode-table.ts';
import { Amount } from '../../player/amount.tsx';
import { Face } from '../../player/face.tsx';
import { useUser } from '../../player/user-store.ts';
import { stakesQuery } from '../../queries/stakes-query.ts';
import { ReportablePicture } from '../../report/reportable-picture.tsx';
import { FreePrize } from '../stakes/free-prize.tsx';
import type { Invitation } from './invitation-query.ts';
import styles from './invitation-summary.module.css';

/** Requester, mode and price of an invitation. */
export function InvitationSummary({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useI18n();
  const { coin, hasSubscription } = useUser();
  const { requester } = invitation;
  const modeId = liveModeOf(invitation.type);
  const { data: offers } = useQuery(stakesQuery(modeId));
  const offer = offers?.find(({ id }) => id === invitation.plan);
  const entryCoins = offer?.entryCoins;
  const IconOf = modeIcons[modeId];
  return (
    <div className={styles.card}>
      <ReportablePicture name={requester.name} url={requester.image}>
        <Face src={requester.image} frame={requester.frame} className={styles.face} />
      </ReportablePicture>
      <p className={styles.game}>
        <IconOf aria-hidden="true" />
        {t(`mode.${modeId}`)}
      </p>
      <dl className={styles.stake}>
        <div>
          <dt>{t('waiting.joinStake')}</dt>
          <dd>
            {entryCoins === 0 && t('find.free')}
            {entryCoins !== undefined && entryCoins > 0 && <Amount currency="coin" value={entryCoins} />}
          </dd>
        </div>
        {offer && offer.entryCoins > 0 && (
          <div>
            <dt>{t('waiting.joinPot')}</dt>
            <dd>
              {hasSubscription ? (
                <Amount currency="coin" value={2 * offer.entryCoins} />
              ) : (
                <FreePrize entryCoins={offer.entryCoins} points={offer.rewards.pointsForWin} />
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('waiting.joinHave')}</dt>
          <dd>
            <Amount currency="coin" value={coin} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
