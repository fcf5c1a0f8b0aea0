import type { CosmeticView, SeenAppearance } from '@trivia/contract/store/cosmetics.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { faceUrl } from '../../../../game/cosmetics/draft/appearance.ts';
import { useAppearanceDraft } from '../../../../game/cosmetics/draft/use-appearance-draft.ts';
import { AppearanceFoot } from '../../../../game/cosmetics/parts/appearance-foot.tsx';
import { FaceStage } from '../../../../game/cosmetics/parts/face-stage.tsx';
import { ScreenBar } from '../../../../game/cosmetics/parts/screen-bar.tsx';
import wardrobe from '../../../../game/cosmetics/parts/wardrobe.module.css';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import styles from './accessory-shop.module.css';
import { filterCosmetics, readKind, type ShopFilter } from './filter-cosmetics.ts';
import { ShopFilters } from './shop-filters.tsx';
import { ShopShelves } from './shop-shelves.tsx';
import { VisitorFoot } from './visitor-foot.tsx';
import { WornList } from './worn-list.tsx';

interface AccessoryShopProps {
  readonly seen: SeenAppearance;
  readonly cosmetics: readonly CosmeticView[];
}

/** Filter and tried-on cosmetic in the address, so that they survive signing in and going back. */
function useShopAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const rarity = search.get('rarity') ?? '';
  return {
    filter: { kind: readKind(search.get('kind')), rarity } as ShopFilter,
    tried: search.get('try'),
    set,
  };
}

/** The player's face with tried-on cosmetics, and shelves of others. */
export function AccessoryShop({ seen, cosmetics }: AccessoryShopProps) {
  const { t } = useI18n();
  const { seed, appearance, picture } = seen;
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const { filter, tried, set } = useShopAddress();
  const [first] = useState(appearance);
  const cosmetic = cosmetics.find(({ id }) => id === tried);
  const draft = useAppearanceDraft(
    appearance,
    cosmetics,
    cosmetic ? { ...appearance, [cosmetic.slot]: cosmetic.id } : appearance,
  );
  const { worn, offered } = draft;
  const hasFoot = !isSignedIn || draft.isChanged;
  const photo = picture && !picture.isHidden ? picture.url : undefined;
  const isFramed = photo !== undefined && (!offered || offered.slot === 'frame');
  const tryOn = ({ id, slot }: CosmeticView) => {
    const isOff = worn[slot] === id;
    draft.put(slot, isOff ? null : id);
    set('try', isOff ? '' : id);
  };
  return (
    <div className={`${wardrobe.wardrobe} ${styles.shop}`} data-covers-bar data-has-foot={hasFoot}>
      <div className={wardrobe.face}>
        <ScreenBar title={t('shop.title')} backTo="/store?tab=purchase" />
        <div className={styles.try}>
          <FaceStage size="m" src={isFramed ? photo : faceUrl(seed, worn)} frame={worn.frame} />
          <WornList worn={worn} cosmetics={cosmetics} />
        </div>
      </div>
      <div className={`${wardrobe.options} ${styles.shelves}`}>
        <ShopFilters filter={filter} onChange={set} hasNew={cosmetics.some(({ isNew }) => isNew)} />
        <ShopShelves
          filter={filter}
          cosmetics={filterCosmetics(cosmetics, filter)}
          model={{ seed, look: { ...first, ground: null, frame: null }, photo }}
          worn={worn}
          onTry={tryOn}
          onKind={(kind) => set('kind', kind)}
        />
      </div>
      {isSignedIn && hasFoot && <AppearanceFoot saved={appearance} draft={draft} cosmetics={cosmetics} />}
      {!isSignedIn && <VisitorFoot offered={offered} />}
    </div>
  );
}
