import { TriangleAlert } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './mode-rules.module.css';

interface ModeRulesProps {
  readonly rules: readonly {
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
    readonly text: string;
  }[];
  /** Warning before the start. */
  readonly warning?: string;
  /** Content below the rules, such as a link to a setting. */
  readonly children?: ReactNode;
}

/** Rules of a mode, in a few lines. */
export function ModeRules({ rules, warning, children }: ModeRulesProps) {
  const { t } = useI18n();
  return (
    <section className={styles.rules}>
      <h2>{t('play.rules')}</h2>
      <ul>
        {rules.map(({ icon: IconOf, text }) => (
          <li key={text}>
            <IconOf className={styles.icon} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {children}
      {warning && (
        <div className={styles.warning}>
          <TriangleAlert className={styles.icon} aria-hidden="true" />
          <p>
            <b>{t('play.warningTitle')}</b>
            {warning}
          </p>
        </div>
      )}
    </section>
  );
}
