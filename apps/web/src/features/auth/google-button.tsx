import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/http.ts';
import { useI18n } from '../../lib/i18n.ts';
import { signIn } from '../../lib/sign-in.ts';
import { pageAfterSignIn } from '../../lib/wanted-page.ts';
import styles from './google-button.module.css';
import { loadGoogle } from './load-google.ts';
import { restoreTokenOf } from './restore-token.ts';

interface GoogleButtonProps {
  /** The account was deleted; this token takes that back. */
  readonly onDeleted: (restoreToken: string) => void;
}

const BUTTON_WIDTH = 320;

/** Google's own button, where sign-in with Google is set up; nothing elsewhere. */
export function GoogleButton({ onDeleted }: GoogleButtonProps) {
  const { t, language } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const exchange = async (credential: string | undefined) => {
      if (!credential) return setFailed(true);
      try {
        const body = { provider: 'google' as const, credential };
        const { accessToken, user } = await callApi('POST /api/auth/social', { body }, { handles: 'all' });
        signIn(accessToken, user.isComplete ? pageAfterSignIn() : '/completeAccount');
      } catch (error) {
        const token = error instanceof ApiError ? restoreTokenOf(error) : null;
        if (token === null) setFailed(true);
        else onDeleted(token);
      }
    };
    const show = async () => {
      const { google } = await callApi('GET /api/auth/social/config', {}, { handles: 'all' });
      if (!google || isGone) return;
      const accounts = await loadGoogle(google.scriptUrl);
      if (isGone || !place.current) return;
      accounts.initialize({
        client_id: google.clientId,
        callback: ({ credential }) => void exchange(credential),
      });
      accounts.renderButton(place.current, { width: BUTTON_WIDTH, shape: 'pill', locale: language });
    };
    show().catch(() => setFailed(true));
    return () => {
      isGone = true;
    };
  }, [language, onDeleted]);

  return (
    <div className={styles.google}>
      <div ref={place} />
      {hasFailed && <p role="alert">{t('auth.googleFailed')}</p>}
    </div>
  );
}
