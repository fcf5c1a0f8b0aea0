import { operators } from '@trivia/contract/billing/operators.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';
import { Picture } from '../../../game/art/picture.tsx';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { bonusCoins } from '../../../game/subscription/plus-benefits.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import styles from './plus-offer.module.css';

interface Gain {
  readonly picture: PictureName;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const gains: readonly Gain[] = [
  { picture: 'scene-lamassu', title: 'store.gainGames', text: 'store.gainGamesText' },
  { picture: 'thing-coin-bowl', title: 'store.gainCoins', text: 'store.gainCoinsText' },
  { picture: 'scene-tea', title: 'store.gainCards', text: 'store.gainCardsText' },
];

/** Benefits and price of Plus, with a link to it. */
export function PlusOffer({ isBought }: { readonly isBought: boolean }) {
  const { t } = useI18n();
  const [operator] = operators;
  return (
    <>
      {!isBought && (
        <header className={styles.head}>
          <Picture name="scene-erbil-citadel" sizes="30rem" className={styles.ground} isFirst />
          <h2>{t('store.plus')}</h2>
          <p>{t('store.plusText')}</p>
        </header>
      )}
      {!isBought && (
        <div className={styles.buy}>
          {operator && <OperatorTerms operator={operator} />}
          <ButtonLink variant="plus" isWide to="/store/upgrade-plan">
            {t('store.getPlus')}
          </ButtonLink>
          <p>{t('store.orByCard')}</p>
        </div>
      )}
      <ul className={styles.gains} data-bought={isBought}>
        {gains.map(({ picture, title, text }) => (
          <li key={picture}>
            <div>
              <h3>{t(title, { n: bonusCoins })}</h3>
              <p>{t(text)}</p>
            </div>
            <Picture
              name={picture}
              sizes="10rem"
              className={picture.startsWith('thing') ? styles.thing : styles.picture}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
