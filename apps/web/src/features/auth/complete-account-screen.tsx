import { type CategoryId, categoryIds } from '@trivia/contract/categories.ts';
import { limits } from '@trivia/contract/limits.ts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { useUser, useUserStore } from '../../lib/user-store.ts';
import { Button } from '../../ui/button.tsx';
import { categoryHues } from '../../ui/hues.ts';
import styles from './auth-screen.module.css';

const toggled = (chosen: readonly CategoryId[], id: CategoryId): CategoryId[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** The last step of a sign-up: at least three categories. */
export function CompleteAccountScreen() {
  const { t } = useI18n();
  const { isComplete } = useUser();
  const merge = useUserStore((state) => state.merge);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly CategoryId[]>([]);
  const [isSending, setSending] = useState(false);
  if (isComplete) return <Navigate to="/home" replace />;

  const submit = async () => {
    setSending(true);
    try {
      const body = { favouriteCategories: [...chosen] };
      merge((await callApi('POST /api/user/complete', { body })).user);
      void navigate('/home', { replace: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.screen}>
      <h1>{t('complete.heading')}</h1>
      <p>{t('complete.hint')}</p>
      <div className={styles.categories}>
        {categoryIds.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.category}
            style={{ '--hue': categoryHues[id] }}
            aria-pressed={chosen.includes(id)}
            onClick={() => setChosen(toggled(chosen, id))}
          >
            {t(`category.${id}`)}
          </button>
        ))}
      </div>
      <Button
        isWide
        isBusy={isSending}
        disabled={chosen.length < limits.favouriteCategoriesMin}
        onClick={() => void submit()}
      >
        {t('complete.submit')}
      </Button>
    </section>
  );
}
