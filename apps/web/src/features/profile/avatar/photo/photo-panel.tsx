import type { SeenAppearance } from '@trivia/contract/store/cosmetics.ts';
import { EyeOff, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import styles from './photo-panel.module.css';
import { MOST_MB, usePhoto } from './use-photo.ts';

const ACCEPTED = 'image/jpeg,image/png,image/svg+xml,image/heic,image/heif,.jpg,.jpeg,.png,.svg,.heic,.heif';

function Sending({ share, onStop }: { readonly share: number; readonly onStop: () => void }) {
  const { t, formatNumber } = useI18n();
  const labelId = useId();
  const isSent = share >= 1;
  return (
    <div className={styles.sending}>
      <p id={labelId} role="status">
        {isSent
          ? t('photo.working')
          : t('photo.sending', { share: formatNumber(share, { style: 'percent' }) })}
      </p>
      <progress className={styles.bar} aria-labelledby={labelId} {...(!isSent && { value: share })} />
      <Button variant="quiet" isWide onClick={onStop}>
        {t('photo.stop')}
      </Button>
    </div>
  );
}

/** Upload of a photo in place of the drawn face. The face above shows the server's version. */
export function PhotoPanel({ picture }: Pick<SeenAppearance, 'picture'>) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { upload, remove, share, refusal, stop } = usePhoto();
  return (
    <div className={styles.panel}>
      {picture?.isHidden && (
        <p className={styles.hidden}>
          <EyeOff className={styles.icon} aria-hidden="true" />
          {t('photo.hidden')}
        </p>
      )}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {upload.isPending ? (
        <Sending share={share} onStop={stop} />
      ) : (
        <>
          <Button
            isWide
            icon={ImagePlus}
            aria-describedby={refusal === null ? undefined : errorId}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'photo.change' : 'photo.choose')}
          </Button>
          {picture && (
            <Button
              variant="quiet"
              isWide
              icon={Trash2}
              isBusy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('photo.remove')}
            </Button>
          )}
        </>
      )}
      {refusal !== null && (
        <p id={errorId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className={styles.kinds}>{t('photo.kinds', { mb: MOST_MB })}</p>
      <p className={styles.hint}>{t('photo.how')}</p>
      <p className={styles.hint}>{t('photo.rules')}</p>
    </div>
  );
}
