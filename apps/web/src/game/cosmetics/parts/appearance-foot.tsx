import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ownedLook, unownedIn } from '../draft/appearance.ts';
import type { AppearanceDraft } from '../draft/use-appearance-draft.ts';
import { useBuyCosmetic } from '../queries/use-buy-cosmetic.ts';
import { useSaveAppearance } from '../queries/use-save-appearance.ts';
import { Foot, OfferFoot } from './offer-foot.tsx';

interface AppearanceFootProps {
  readonly saved: Appearance;
  readonly draft: AppearanceDraft;
  readonly cosmetics: readonly CosmeticView[];
}

/** Saves the appearance, or sells a cosmetic that is not owned; a bought one is saved at once. */
export function AppearanceFoot({ saved, draft, cosmetics }: AppearanceFootProps) {
  const { t } = useI18n();
  const { offered, worn, isChanged } = draft;
  const save = useSaveAppearance();
  const buy = useBuyCosmetic();
  if (!offered) {
    return (
      <Foot>
        <Button
          variant={isChanged ? 'primary' : 'quiet'}
          isWide
          disabled={!isChanged}
          isBusy={save.isPending}
          onClick={() => save.mutate({ worn, message: t('appearance.saved') })}
        >
          {t('appearance.save')}
        </Button>
      </Foot>
    );
  }
  const { id, slot, name } = offered;
  const wear = () => {
    const others = unownedIn(worn, cosmetics).filter((one) => one.id !== id);
    const look = { ...ownedLook(worn, saved, others), [slot]: id };
    save.mutate({ worn: look, message: t('appearance.bought', { name }) });
  };
  return (
    <OfferFoot
      cosmetic={offered}
      isBusy={buy.isPending || save.isPending}
      onBuy={(currency) => buy.mutate({ id, currency }, { onSuccess: wear })}
      onTakeOff={() => draft.put(slot, saved[slot])}
    />
  );
}
