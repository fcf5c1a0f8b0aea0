import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { NicheMascot } from '../../art/niche-mascot.tsx';
import { type LiveModeId, modeTable } from '../../modes/mode-table.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';

export type JoinRefusal = 'Own' | 'Taken' | 'Closed' | 'Missing';

/** Reason why a link leads to no game, with a link to other games. */
export function JoinRefused({ modeId, why }: { readonly modeId: LiveModeId; readonly why: JoinRefusal }) {
  const { t } = useI18n();
  const { path } = modeTable[modeId];
  return (
    <WaitingStage
      modeId={modeId}
      title={t(`waiting.join${why}Title`)}
      words={<p>{t(`waiting.join${why}Body`)}</p>}
      actions={
        <>
          <ButtonLink isWide to={path}>
            {t(`mode.${modeId}`)}
          </ButtonLink>
          <ButtonLink variant="quiet" isWide to="/modes">
            {t('waiting.toModes')}
          </ButtonLink>
        </>
      }
    >
      <NicheMascot pose={why === 'Own' ? 'thinking' : 'lost'} />
    </WaitingStage>
  );
}
