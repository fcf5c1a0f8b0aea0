import type { CategoryId } from '@trivia/contract/categories.ts';
import { limits } from '@trivia/contract/limits.ts';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { useUser, useUserStore } from '../../lib/user-store.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryPicker } from '../../ui/category-picker.tsx';
import styles from './auth-screen.module.css';

/** The last step of a sign-up: at least three categories. */
export function CompleteAccountScreen() {
  const { t } = useI18n();
  const { isComplete } = useUser();
  const merge = useUserStore((state) => state.merge);
  const [chosen, setChosen] = useState<readonly CategoryId[]>([]);
  const [isSending, setSending] = useState(false);
  if (isComplete) return <Redirect to="/home" replace />;

  const submit = async () => {
    setSending(true);
    try {
      const body = { favouriteCategories: [...chosen] };
      merge((await callApi('POST /api/user/complete', { body })).user);
      navigate('/home', { replace: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.screen}>
      <h1>{t('complete.heading')}</h1>
      <p>{t('complete.hint')}</p>
      <CategoryPicker label={t('complete.heading')} chosen={chosen} onChange={setChosen} />
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
