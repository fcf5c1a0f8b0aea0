import { rarities } from '@trivia/rules/store/cosmetics.ts';
import { Chips } from '../../../../game/cosmetics/parts/chips.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { type ShopFilter, shopKinds } from './filter-cosmetics.ts';

interface ShopFiltersProps {
  readonly filter: ShopFilter;
  readonly hasNew: boolean;
  readonly onChange: (name: 'kind' | 'rarity', value: string) => void;
}

/** Filters of the shop by kind, novelty and rarity. */
export function ShopFilters({ filter: { kind, rarity }, hasNew, onChange }: ShopFiltersProps) {
  const { t } = useI18n();
  const labelOf = (id: (typeof shopKinds)[number]) =>
    id === 'all' || id === 'new' ? t(`shop.${id}`) : t(`appearance.slot.${id}`);
  return (
    <div>
      <Chips
        label={t('shop.kinds')}
        value={kind}
        options={shopKinds.filter((id) => id !== 'new' || hasNew).map((id) => ({ id, label: labelOf(id) }))}
        onChange={(id) => onChange('kind', id === 'all' ? '' : id)}
      />
      <Chips
        label={t('shop.rarity')}
        value={rarity}
        options={(['', ...rarities] as const).map((id) => ({
          id,
          label: id === '' ? t('shop.anyRarity') : t(`appearance.rarity.${id}`),
        }))}
        onChange={(id) => onChange('rarity', id)}
      />
    </div>
  );
}
