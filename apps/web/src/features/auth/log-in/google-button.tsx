import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { originFields, referralCodeOfAddress } from '../sign-up/origin.ts';
import styles from './google-button.module.css';
import { loadGoogle } from './load-google.ts';
import { restoreTokenOf } from './restore-token.ts';

interface GoogleButtonProps {
  /** Called for a deleted account, with the token that restores it. */
  readonly onDeleted: (restoreToken: string) => void;
}

/** Path of the next screen, with the referral code for its field. */
const completionPath = (code: string): string =>
  `/completeAccount${code && `?ref=${encodeURIComponent(code)}`}`;

const BUTTON_WIDTH = 320;

/** Google's own button, if sign-in with Google is configured. */
export function GoogleButton({ onDeleted }: GoogleButtonProps) {
  const { t, language } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const fail = () => setFailure(t('auth.googleFailed'));
    const exchange = async (credential: string, code: string): Promise<void> => {
      try {
        const body = { provider: 'google' as const, credential, ...originFields(code) };
        const { accessToken, user } = await callApi('POST /api/auth/social', { body }, { handles: 'all' });
        signIn(accessToken, user.isComplete ? pageAfterSignIn() : completionPath(code));
      } catch (error) {
        if (!(error instanceof ApiError)) return fail();
        const token = restoreTokenOf(error);
        if (token !== null) return onDeleted(token);
        // Retry without the code in the address: a wrong one must not block a player who never typed it. The next
        // screen has a field for it.
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
          if (credential) void exchange(credential, referralCodeOfAddress());
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
