import type { ReactNode } from 'react';
import { plusOfferPath } from '../../../../game/offers/plus-offer.ts';
import { askToSignIn, asPlayer } from '../../../../game/player/as-player.ts';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { saveReturnPage } from '../../../../lib/return-page.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { Meter } from '../../../../ui/figures/meter.tsx';
import styles from './exchange-foot.module.css';
import type { Obstacle } from './obstacle.ts';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <>
      <div className={styles.notice}>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </>
  );
}

/** Leads to the profile, where an account that was made by phone adds its address. */
function Unverified() {
  const { t } = useI18n();
  const hasEmail = useUserStore(({ user }) => user?.email !== null);
  return (
    <Notice title={t('redeem.verify')} text={t('redeem.verifyText')}>
      <div className={styles.meter} onClickCapture={() => saveReturnPage(location)}>
        <ButtonLink isWide to={hasEmail ? '/verify-email' : '/profile/edit-profile'}>
          {t(hasEmail ? 'redeem.verifyAction' : 'redeem.addEmail')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function TooFewPoints({ pointsNeeded }: { readonly pointsNeeded: number }) {
  const { t } = useI18n();
  const points = useUserStore(({ user }) => user?.point ?? 0);
  return (
    <Notice
      title={t('redeem.notEnough')}
      text={t('redeem.notEnoughText', { n: Math.max(0, pointsNeeded - points) })}
    >
      <Meter label={t('redeem.notEnough')} share={points / pointsNeeded} />
      <ButtonLink variant="second" isWide to="/modes">
        {t('redeem.winPoints')}
      </ButtonLink>
    </Notice>
  );
}

interface ObstacleNoticeProps {
  readonly obstacle: NonNullable<Obstacle>;
  readonly pointsNeeded: number;
}

/** Obstacle to an exchange, with its remedy. */
export function ObstacleNotice({ obstacle, pointsNeeded }: ObstacleNoticeProps) {
  const { t } = useI18n();
  if (obstacle === 'unverified') return <Unverified />;
  if (obstacle === 'too_few_points') return <TooFewPoints pointsNeeded={pointsNeeded} />;
  if (obstacle === 'unavailable')
    return <Notice title={t('redeem.unavailable')} text={t('redeem.unavailableText')} />;
  if (obstacle === 'visitor') {
    return (
      <Notice title={t('redeem.visitorTitle')} text={t('redeem.visitorText')}>
        <Button isWide onClick={askToSignIn}>
          {t('redeem.signIn')}
        </Button>
      </Notice>
    );
  }
  if (obstacle === 'incomplete') {
    return (
      <Button isWide onClick={() => asPlayer(() => undefined)}>
        {t('redeem.complete')}
      </Button>
    );
  }
  if (obstacle === 'renewing') {
    return (
      <Notice title={t('redeem.renewing')} text={t('redeem.renewingText')}>
        <ButtonLink variant="second" isWide to="/profile">
          {t('redeem.toSubscription')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title={t('redeem.freeTitle')} text={t('redeem.freeText')}>
      <ButtonLink variant="plus" isWide to={plusOfferPath}>
        {t('redeem.seePlus')}
      </ButtonLink>
    </Notice>
  );
}
