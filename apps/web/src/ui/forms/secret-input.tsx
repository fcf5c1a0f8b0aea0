import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './secret-input.module.css';

/** A password field with a button that reveals it. */
export function SecretInput(input: ComponentPropsWithRef<'input'>) {
  const { t } = useI18n();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.box} dir="ltr">
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        data-secret=""
      />
      <span className={styles.eye}>
        <IconButton
          label={t('ui.showPassword')}
          icon={isShown ? EyeOff : Eye}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </div>
  );
}
