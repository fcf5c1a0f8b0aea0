import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { pageAfterSignIn } from '../../../lib/wanted-page.ts';
import { codeOfAddress, originWith } from '../sign-up/origin.ts';
import styles from './google-button.module.css';
import { loadGoogle } from './load-google.ts';
import { restoreTokenOf } from './restore-token.ts';

interface GoogleButtonProps {
  /** The account was deleted; this token takes that back. */
  readonly onDeleted: (restoreToken: string) => void;
}

/** Path of the next screen, with the code for its field. */
const completionPath = (code: string): string =>
  `/completeAccount${code && `?ref=${encodeURIComponent(code)}`}`;

const BUTTON_WIDTH = 320;

/** Google's own button, where sign-in with Google is set up; nothing elsewhere. */
export function GoogleButton({ onDeleted }: GoogleButtonProps) {
  const { t, language } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const fail = () => setFailure(t('auth.googleFailed'));
    const exchange = async (credential: string, code: string): Promise<void> => {
      try {
        const body = { provider: 'google' as const, credential, ...originWith(code) };
        const { accessToken, user } = await callApi('POST /api/auth/social', { body }, { handles: 'all' });
        signIn(accessToken, user.isComplete ? pageAfterSignIn() : completionPath(code));
      } catch (error) {
        if (!(error instanceof ApiError)) return fail();
        const token = restoreTokenOf(error);
        if (token !== null) return onDeleted(token);
        // A wrong code of the address must not refuse a player who has not typed it. The next screen has its field.
        if (error.fields.referralCode && code !== '') return exchange(credential, '');
        fail();
      }
    };
    const show = async () => {
      const { google } = await callApi('GET /api/auth/social/config', {}, { handles: 'all' });
      if (!google || isGone) return;
      const accounts = await loadGoogle(google.scriptUrl);
      if (isGone || !place.current) return;
      accounts.initialize({
        client_id: google.clientId,
        callback: ({ credential }) => {
          if (credential) void exchange(credential, codeOfAddress());
          else fail();
        },
      });
      accounts.renderButton(place.current, { width: BUTTON_WIDTH, shape: 'pill', locale: language });
    };
    show().catch(() => fail());
    return () => {
      isGone = true;
    };
  }, [t, language, onDeleted]);

  return (
    <div className={styles.google}>
      <div ref={place} />
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
