import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { useState } from 'react';
import type { AppearanceDraft } from '../../../game/cosmetics/draft/use-appearance-draft.ts';
import { Chips } from '../../../game/cosmetics/parts/chips.tsx';
import type { Model } from '../../../game/cosmetics/parts/cosmetic-picture.tsx';
import { Swatches } from '../../../game/cosmetics/parts/swatches.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { OptionGrid } from './option-grid.tsx';

const kinds = ['hair', 'skin', 'eyes', 'brows', 'mouth', 'glasses', 'earrings', 'details'] as const;
type Kind = (typeof kinds)[number];

interface PartsPanelProps {
  readonly cosmetics: readonly CosmeticView[];
  readonly model: Model;
  readonly draft: AppearanceDraft;
}

/** Features of the drawn face by kind; skin and hair have colours too. */
export function PartsPanel({ cosmetics, model, draft }: PartsPanelProps) {
  const { t } = useI18n();
  const [kind, setKind] = useState<Kind>('hair');
  const { worn, put } = draft;
  const colored = kind === 'skin' ? 'skin' : kind === 'hair' ? 'dye' : null;
  return (
    <>
      <Chips
        label={t('appearance.kinds')}
        value={kind}
        options={kinds.map((id) => ({ id, label: t(`appearance.slot.${id}`) }))}
        onChange={setKind}
      />
      {colored && (
        <Swatches
          label={t(`appearance.slot.${colored}`)}
          colors={cosmetics.filter(({ slot }) => slot === colored)}
          chosen={worn[colored]}
          onChoose={(id) => put(colored, id)}
        />
      )}
      {kind !== 'skin' && (
        <OptionGrid key={kind} slot={kind} cosmetics={cosmetics} model={model} draft={draft} />
      )}
    </>
  );
}
