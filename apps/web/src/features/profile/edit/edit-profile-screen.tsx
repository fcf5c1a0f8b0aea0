import type { User } from '@trivia/contract/account/user.ts';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { type ApiInput, callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import { BackLink } from '../../../ui/back/back-link.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import styles from './edit-profile-screen.module.css';
import { OwnerFields } from './owner-fields.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const genders = ['female', 'male', 'other'] as const;

type Changes = ApiInput<'PATCH /api/user/profile'>['body'];

/** Fields with a value. Empty ones stay unchanged. */
const changesOf = (fields: Readonly<Record<string, string>>): Changes =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Whether an address is waiting for its verification. */
const isUnverified = ({ isEmailVerified, pendingEmail }: User): boolean =>
  !isEmailVerified || pendingEmail !== null;

export function EditProfileScreen() {
  const { t } = useI18n();
  const user = useUser();
  const merge = useUserStore((state) => state.merge);
  const form = useForm(
    async (fields) => {
      const saved = await callApi('PATCH /api/user/profile', { body: changesOf(fields) }, { handles: 'all' });
      merge(saved.user);
      void showToast('success', t('edit.done'));
      navigate(isUnverified(saved.user) ? '/verify-email' : '/profile');
    },
    {
      schema: async () => (await import('@trivia/contract/account/player.ts')).updateProfileBody,
      body: changesOf,
    },
  );
  const lockedForMs = (user.profileLockedUntilMs ?? 0) - serverNowMs();
  const days = Math.ceil(lockedForMs / DAY_MS);
  const isLocked = days > 0;
  const isEmailOpen = isUnverified(user);
  const [email, setEmail] = useState(user.pendingEmail ?? user.email ?? '');
  const isMoving = user.isEmailVerified && ![user.email, user.pendingEmail ?? user.email].includes(email);
  return (
    <section className={styles.screen}>
      <BackLink className={styles.back} to="/profile">
        {t('nav.profile')}
      </BackLink>
      <h1>{t('profile.edit')}</h1>
      <p>{isLocked ? t('edit.locked', { value: days }) : t('edit.hint')}</p>
      {isEmailOpen && (
        <p>
          {t(user.pendingEmail ? 'edit.emailPending' : 'edit.emailOpen', {
            email: isolate(user.email ?? ''),
          })}
        </p>
      )}
      {/* The server accepts a correction of an unverified address, even while the profile is locked. */}
      <fieldset className={styles.fields} disabled={isLocked && !isEmailOpen}>
        <Form state={form} action={t('profile.save')}>
          <Field
            label={t('edit.username')}
            disabled={isLocked}
            name="username"
            autoComplete="username"
            dir="auto"
            defaultValue={user.username ?? ''}
            error={form.fields.username}
          />
          <Field
            label={t('edit.email')}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            defaultValue={email}
            onChange={(event) => setEmail(event.currentTarget.value.trim().toLowerCase())}
            error={form.fields.email}
          />
          {isMoving && <OwnerFields user={user} errors={form.fields} />}
          <DateField
            label={t('edit.dateOfBirth')}
            disabled={isLocked}
            name="dateOfBirth"
            defaultValue={user.dateOfBirth ?? ''}
            error={form.fields.dateOfBirth}
          />
          <fieldset className={styles.fields} disabled={isLocked}>
            <RadioGroup
              label={t('edit.gender')}
              name="gender"
              options={genders.map((value) => ({ value, label: t(`edit.${value}`) }))}
              {...(user.gender ? { defaultValue: user.gender } : {})}
              error={form.fields.gender}
            />
          </fieldset>
        </Form>
      </fieldset>
    </section>
  );
}
