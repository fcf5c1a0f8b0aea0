import { useI18n } from '../../lib/i18n/i18n.ts';
import type { DrawCheck } from './draw-query.ts';
import styles from './draw-screen.module.css';
import { Verdict } from './verdict.tsx';

/** Verification of the seed by its hash from before the game. */
export function SeedVerdict({ check }: { readonly check: DrawCheck }) {
  const { t } = useI18n();
  const { draw, computedHash, shownHash } = check;
  const isRight = computedHash === draw.seedHash;
  return (
    <section className={styles.card}>
      <dl>
        <dt>{t('draw.number')}</dt>
        <dd dir="ltr">{draw.seed}</dd>
        <dt>{t('draw.published')}</dt>
        <dd dir="ltr">{draw.seedHash}</dd>
        {computedHash !== null && (
          <>
            <dt>{t('draw.computed')}</dt>
            <dd dir="ltr">{computedHash}</dd>
          </>
        )}
      </dl>
      {computedHash === null ? (
        <p>{t('draw.noHash')}</p>
      ) : (
        <Verdict isRight={isRight}>{t(isRight ? 'draw.hashRight' : 'draw.hashWrong')}</Verdict>
      )}
      {shownHash !== undefined && (
        <Verdict isRight={shownHash === draw.seedHash}>
          {t(shownHash === draw.seedHash ? 'draw.shownRight' : 'draw.shownWrong')}
        </Verdict>
      )}
    </section>
  );
}
