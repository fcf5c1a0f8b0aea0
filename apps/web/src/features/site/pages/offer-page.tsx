import { operators } from '@trivia/contract/billing/operators.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';
import { BONUS_WEEK_DAYS, dailyBonusCoins } from '@trivia/rules/economy.ts';
import { Picture } from '../../../game/art/picture.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { SignUpButtons } from '../parts/sign-up-buttons.tsx';
import styles from './offer-page.module.css';

interface Gain {
  readonly picture: PictureName;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

/** Benefits of Plus that exist today. */
const gains: readonly Gain[] = [
  { picture: 'scene-lamassu', title: 'offer.games', text: 'offer.gamesText' },
  { picture: 'thing-coin-bowl', title: 'offer.bonus', text: 'offer.bonusText' },
  { picture: 'scene-tigris-night', title: 'offer.daily', text: 'offer.dailyText' },
  { picture: 'scene-tea', title: 'offer.ads', text: 'offer.adsText' },
];

const bonus = { coins: dailyBonusCoins(1), week: dailyBonusCoins(BONUS_WEEK_DAYS) };

/** Offer of Plus: price by operator with how to cancel, benefits below, and the free game last. */
export function OfferPage() {
  const { t, language } = useI18n();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('offer.title')}</h1>
        <p>{t('offer.text')}</p>
      </header>
      <section className={styles.buy} aria-label={t('offer.buy')}>
        {operators.map(({ slug, name, terms, stopKeyword, shortcode }) => (
          <div key={slug} className={styles.operator}>
            <p className={styles.price}>{t('offer.price', { value: terms.priceIqd })}</p>
            <Button variant="plus" isWide href={`/store/iraq/${slug}/subscribe`}>
              {t('offer.subscribe', { operator: name[language] })}
            </Button>
            <p className={styles.small}>{t('offer.stop', { keyword: stopKeyword, shortcode })}</p>
          </div>
        ))}
      </section>
      <ul className={styles.gains}>
        {gains.map(({ picture, title, text }) => (
          <li key={picture} className={styles.gain}>
            <div>
              <h2>{t(title, bonus)}</h2>
              <p>{t(text, bonus)}</p>
            </div>
            <Picture
              name={picture}
              sizes="10rem"
              className={picture.startsWith('thing-') ? styles.thing : styles.picture}
            />
          </li>
        ))}
      </ul>
      <SignUpButtons>
        <DialogButton dialog="sign-up" variant="quiet" isWide>
          {t('offer.start')}
        </DialogButton>
      </SignUpButtons>
    </div>
  );
}
