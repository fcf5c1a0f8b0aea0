import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { Crown, Link2, Play, Send, Swords } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { openDialog } from '../dialogs.ts';
import { Amount } from '../player/amount.tsx';
import { useUser } from '../player/user-store.ts';
import type { OpponentKind } from './opponents/opponent-selection.ts';
import { Allowance } from './stakes/allowance.tsx';
import styles from './start-search.module.css';

interface StartSearchProps {
  readonly offer: StakesOffer;
  readonly kind: OpponentKind;
  /** Name of the player to invite. */
  readonly rivalName: string | null;
  /** Path of the running live match, which excludes another one. */
  readonly runningPath: string | null;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

const icons = { random: Swords, online: Send, link: Link2 } as const;

function useStartWord({ offer, kind, rivalName }: StartSearchProps): string {
  const { t } = useI18n();
  if (kind === 'link') return t('find.makeLink');
  if (kind === 'random') return t(offer.maxPlayers > 2 ? 'find.startMany' : 'find.start');
  return rivalName === null ? t('find.invite') : t('find.inviteName', { name: isolate(rivalName) });
}

function Price({ id, entryCoins }: { readonly id: string } & Pick<StakesOffer, 'entryCoins'>) {
  const { t } = useI18n();
  const { coin } = useUser();
  return (
    <dl id={id} className={styles.price}>
      <dt>{t('stakes.cost')}</dt>
      <dd>{entryCoins === 0 ? t('find.free') : <Amount currency="coin" value={entryCoins} />}</dd>
      <dt>{t('stakes.have')}</dt>
      <dd>
        <Amount currency="coin" value={coin} />
      </dd>
    </dl>
  );
}

/** Price of a live game with the start button, or the link to the running match. */
export function StartSearch(props: StartSearchProps) {
  const { offer, kind, runningPath, isBusy, onStart } = props;
  const { t } = useI18n();
  const { coin } = useUser();
  const word = useStartWord(props);
  const id = useId();
  if (runningPath !== null) {
    return (
      <div className={styles.start}>
        <p className={styles.words}>{t('find.running')}</p>
        <ButtonLink isWide icon={Play} to={runningPath}>
          {t('stakes.resume')}
        </ButtonLink>
      </div>
    );
  }
  const needsPlus = offer.refusal === 'SUBSCRIPTION_REQUIRED' || offer.refusal === 'PLAY_LIMIT_REACHED';
  const start = () => {
    if (needsPlus) return openDialog('no-subscription');
    if (coin < offer.entryCoins) return openDialog('no-coins');
    onStart();
  };
  return (
    <div className={styles.start}>
      <Price id={id} entryCoins={offer.entryCoins} />
      <Button
        variant={needsPlus ? 'plus' : 'primary'}
        isWide
        icon={needsPlus ? Crown : icons[kind]}
        isBusy={isBusy}
        aria-describedby={id}
        onClick={start}
      >
        {needsPlus ? t('stakes.unlock') : word}
      </Button>
      <Allowance offer={offer} />
    </div>
  );
}
