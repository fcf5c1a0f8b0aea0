import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormatDate } from '../../../game/format-date.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import styles from './devices-dialog.module.css';

/** Asks for the password, by which the player logs in from then on. */
function UnlinkForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useI18n();
  const form = useForm(async ({ password = '' }) => {
    const params = { provider: 'google' } as const;
    await callApi(
      'DELETE /api/auth/identities/:provider',
      { params, body: { password } },
      { handles: 'all' },
    );
    void showToast('success', t('identities.done'));
    onDone();
  });
  return (
    <>
      <p className={styles.seen}>{t('identities.text')}</p>
      <Form state={form} action={t('identities.unlink')} variant="danger">
        <Field
          label={t('delete.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.fields.password}
        />
      </Form>
    </>
  );
}

/** Accounts of other services that sign the player in. Renders nothing without any. */
export function LinkedIdentities({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const titleId = useId();
  const [isAsked, setAsked] = useState(false);
  const identities = useQuery({
    queryKey: ['identities'],
    queryFn: () => callApi('GET /api/auth/identities', {}, { handles: 'all' }),
  });
  const linked = identities.data?.data ?? [];
  const [first] = linked;
  if (!first) return null;
  const unlinked = () => {
    setAsked(false);
    void identities.refetch();
  };
  return (
    <section className={styles.identities} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('identities.title')}
      </h3>
      <div className={styles.device}>
        <div>
          <p className={styles.name}>
            <bdi>Google</bdi>
          </p>
          <p className={styles.seen}>{t('identities.linked', { date: formatDate(first.linkedAtMs) })}</p>
        </div>
        {hasPassword && !isAsked && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t('identities.unlink')}
          </Button>
        )}
      </div>
      {!hasPassword && <p className={styles.seen}>{t('identities.needsPassword')}</p>}
      {isAsked && <UnlinkForm onDone={unlinked} />}
    </section>
  );
}
