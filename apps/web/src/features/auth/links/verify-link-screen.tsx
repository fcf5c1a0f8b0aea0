import { CircleCheck, Link2Off, MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useUserStore } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import styles from '../auth-screen.module.css';
import { ConfirmAccount } from './confirm-account.tsx';
import { useLink } from './use-link.ts';
import { useLinkToken } from './use-link-token.ts';

const ICON_SIZE = 72;

function ExpiredLink({ token }: { readonly token: string }) {
  const { t } = useI18n();
  const [isSent, setSent] = useState(false);
  const form = useForm(async () => {
    await callApi('POST /api/auth/verify/renew', { body: { token } }, { handles: 'all' });
    setSent(true);
  });
  return (
    <>
      <div className={styles.arch}>
        <Link2Off size={ICON_SIZE} aria-hidden="true" />
      </div>
      <h1>{t('link.oldTitle')}</h1>
      <p role="status">{t(isSent ? 'link.sent' : 'link.oldText')}</p>
      {!isSent && <Form state={form} action={t('link.renew')} />}
      <Button variant="quiet" isWide href="/home">
        {t('link.leave')}
      </Button>
    </>
  );
}

function Verified() {
  const { t } = useI18n();
  const isComplete = useUserStore(({ user }) => user?.isComplete === true);
  return (
    <>
      <div className={styles.arch}>
        <CircleCheck size={ICON_SIZE} aria-hidden="true" />
      </div>
      <h1>{t('link.doneTitle')}</h1>
      <p>{t('link.doneText')}</p>
      <ButtonLink isWide to={isComplete ? pageAfterSignIn() : '/completeAccount'}>
        {t('link.continue')}
      </ButtonLink>
    </>
  );
}

/** Confirms that a change of address was undone, which has ended all sessions. */
function Restored() {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.arch}>
        <CircleCheck size={ICON_SIZE} aria-hidden="true" />
      </div>
      <h1>{t('link.restoredTitle')}</h1>
      <p>{t('link.restoredText')}</p>
      <ButtonLink isWide to="/reset-password">
        {t('reset.title')}
      </ButtonLink>
    </>
  );
}

function WrongSession() {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.arch}>
        <MailQuestionMark size={ICON_SIZE} aria-hidden="true" />
      </div>
      <h1>{t('link.sessionTitle')}</h1>
      <p>{t('link.sessionText')}</p>
      <Button variant="quiet" isWide href="/home">
        {t('link.leave')}
      </Button>
    </>
  );
}

function OpenedLink({ token }: { readonly token: string }) {
  const { t } = useI18n();
  const { state, retry, enter } = useLink(token);
  return (
    <section className={styles.screen}>
      {state === 'opening' && <p role="status">{t('link.opening')}</p>}
      {state === 'offline' && <ErrorState message={t('link.offline')} onRetry={retry} />}
      {state === 'old' && <ExpiredLink token={token} />}
      {state === 'verified' && <Verified />}
      {state === 'restored' && <Restored />}
      {state === 'password' && <ConfirmAccount token={token} enter={enter} />}
      {state === 'session' && <WrongSession />}
    </section>
  );
}

/** Target of the links in mails. */
export function VerifyLinkScreen() {
  const token = useLinkToken();
  return <OpenedLink key={token} token={token} />;
}
