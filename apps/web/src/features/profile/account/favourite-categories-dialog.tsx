import { limits } from '@trivia/contract/limits.ts';
import { useState } from 'react';
import { CategoryPicker } from '../../../game/categories/category-picker.tsx';
import { useUserStore } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { AccountDialogProps } from './account-dialog.ts';
import styles from './favourite-categories-dialog.module.css';

export function FavouriteCategoriesDialog({ user, onClose }: AccountDialogProps) {
  const { t } = useI18n();
  const merge = useUserStore((state) => state.merge);
  const [chosen, setChosen] = useState(user.favouriteCategories);
  const [isSending, setSending] = useState(false);
  const isEnough = chosen.length >= limits.favouriteCategoriesMin;

  const save = async () => {
    setSending(true);
    try {
      const body = { favouriteCategories: [...chosen] };
      merge((await callApi('PUT /api/user/favourite-categories', { body })).user);
      onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog title={t('profile.categories')} width={400} onClose={onClose}>
      <CategoryPicker label={t('profile.categories')} chosen={chosen} onChange={setChosen} />
      {!isEnough && (
        <p role="status">{t('profile.categoriesMin', { value: limits.favouriteCategoriesMin })}</p>
      )}
      <div className={styles.foot}>
        <Button isWide isBusy={isSending} disabled={!isEnough} onClick={() => void save()}>
          {t('profile.save')}
        </Button>
      </div>
    </Dialog>
  );
}
