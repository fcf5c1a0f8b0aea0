import { TriangleAlert } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './plan-rules.module.css';

interface PlanRulesProps {
  readonly rules: readonly {
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
    readonly text: string;
  }[];
  /** What a player must not learn too late. */
  readonly warning?: string;
}

/** How a game goes, in a few lines. */
export function PlanRules({ rules, warning }: PlanRulesProps) {
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
