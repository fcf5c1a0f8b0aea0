import type { CategoryId } from '@trivia/contract/play/categories.ts';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { CategoryPicker } from '../../../game/categories/category-picker.tsx';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import screen from '../auth-screen.module.css';
import { formErrors } from '../form-errors.ts';
import styles from './complete-account-screen.module.css';
import { toCompleteBody } from './complete-body.ts';
import { MissingDetails } from './missing-details.tsx';
import { TermsLinks } from './terms-links.tsx';

const CATEGORIES_ERROR = 'categories-error';
const LEAST = 3;

/** Last step of a sign-up: at least three categories, and all missing fields of the account. */
export function CompleteAccountScreen() {
  const { t } = useI18n();
  const user = useUser();
  const merge = useUserStore((state) => state.merge);
  const [chosen, setChosen] = useState<readonly CategoryId[]>([]);
  const form = useForm(
    async (given) => {
      const body = toCompleteBody(given, chosen);
      merge((await callApi('POST /api/user/complete', { body }, { handles: formErrors })).user);
      navigate(pageAfterSignIn(), { replace: true });
    },
    {
      schema: async () => (await import('@trivia/contract/account/player.ts')).completeAccountBody,
      body: (fields) => toCompleteBody(fields, chosen),
    },
  );
  const { fields } = form;
  const missing = LEAST - chosen.length;
  if (user.isComplete) return <Redirect to={pageAfterSignIn()} replace />;

  // A player without a username has signed up without a form, and so without consent. For others the server decides.
  const lacksTerms = user.username === null || fields.agreedToTerms !== undefined;
  return (
    <section className={`${screen.screen} ${styles.screen}`} data-covers-bar="">
      <h1>{t('complete.heading')}</h1>
      <p>{t('complete.hint')}</p>
      <Form
        state={form}
        action={missing > 0 ? t('complete.more', { n: missing }) : t('complete.submit')}
        variant={missing > 0 ? 'raised' : 'primary'}
      >
        <CategoryPicker
          label={t('complete.heading')}
          chosen={chosen}
          onChange={setChosen}
          errorId={fields.favouriteCategories === undefined ? undefined : CATEGORIES_ERROR}
        />
        <FieldError id={CATEGORIES_ERROR} error={fields.favouriteCategories} />
        <MissingDetails user={user} errors={fields} />
        {lacksTerms && <Checkbox name="agreedToTerms" label={t('auth.terms')} error={fields.agreedToTerms} />}
      </Form>
      {lacksTerms && <TermsLinks />}
    </section>
  );
}
