import { menuLanguages } from '@trivia/contract/languages.ts';
import { useEffect, useState } from 'react';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { storeLanguage } from '../../lib/i18n/language.ts';
import { applyTheme, readTheme } from '../../lib/theme.ts';
import { ActionParts } from './action-parts.tsx';
import { DisplayParts } from './display-parts.tsx';
import { FormParts } from './form-parts.tsx';
import styles from './gallery.module.css';
import { OverlayParts } from './overlay-parts.tsx';

/**
 * Language and theme of the gallery. The last two languages are pseudo-languages, which reveal missing texts and narrow
 * layouts.
 */
function Bar() {
  const [theme, setTheme] = useState(readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.bar} dir="ltr">
      <div className={styles.choices}>
        {menuLanguages.map((language) => (
          <a key={language} href="/gallery" onClick={() => storeLanguage(language)}>
            {language}
          </a>
        ))}
        <a href="?lang=xa">xa</a>
        <a href="?lang=xb">xb</a>
        <button
          type="button"
          onClick={() => {
            applyTheme(other);
            setTheme(other);
          }}
        >
          {other}
        </button>
      </div>
    </div>
  );
}

/** Every component of `ui/` in all its states, for developers. Builds leave it out. */
export function GalleryScreen() {
  const { user, merge } = useUserStore();
  useEffect(() => {
    if (!user) merge(sampleUser);
  }, [user, merge]);
  if (!user) return null;
  return (
    <div className={styles.gallery}>
      <h1 dir="ltr">
        <code>ui/</code>
      </h1>
      <Bar />
      <ActionParts />
      <FormParts />
      <DisplayParts />
      <OverlayParts />
    </div>
  );
}
