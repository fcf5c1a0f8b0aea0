import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import styles from './legal-page.module.css';
import { type LegalText, legalSections } from './legal-sections.ts';

/** Texts about the game itself, which the mascot tells. */
const poses: Readonly<Partial<Record<LegalText, MascotPose>>> = { about: 'hello', fairPlay: 'pointing' };

/** Page of a legal text. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const { t } = useI18n();
  const pose = poses[text];
  const key = (part: string): MessageKey => `${text}.${part}` as MessageKey;
  return (
    <article className={styles.legal}>
      {pose && <Mascot pose={pose} looks="start" isFirst className={styles.mascot} />}
      <h1>{t(key('title'))}</h1>
      <p className={styles.lead}>{t(key('lead'))}</p>
      {legalSections[text].map((section) => (
        <section key={section}>
          <h2>{t(key(`${section}Title`))}</h2>
          <p>{t(key(`${section}Text`))}</p>
        </section>
      ))}
    </article>
  );
}
