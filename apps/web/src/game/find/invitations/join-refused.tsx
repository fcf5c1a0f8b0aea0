import { MailX } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { gameName } from '../../modes/game-names.ts';
import { type LiveGameType, liveGames } from '../../modes/live-games.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import styles from './link-screen.module.css';

export type JoinRefusal = 'Own' | 'Taken' | 'Closed' | 'Missing';

/** Why a link leads to no game, and where there are others. */
export function JoinRefused({ type, why }: { readonly type: LiveGameType; readonly why: JoinRefusal }) {
  const { t } = useI18n();
  const { hue, path } = liveGames[type];
  const name = gameName(type, 'multi');
  return (
    <WaitingStage
      hue={hue}
      title={t(`waiting.join${why}Title`)}
      words={<p>{t(`waiting.join${why}Body`)}</p>}
      actions={
        <>
          <ButtonLink isWide to={path}>
            {name && t(name)}
          </ButtonLink>
          <ButtonLink variant="quiet" isWide to="/modes">
            {t('waiting.toModes')}
          </ButtonLink>
        </>
      }
    >
      <span className={styles.glyph} data-gone="true">
        <MailX aria-hidden="true" />
      </span>
    </WaitingStage>
  );
}
