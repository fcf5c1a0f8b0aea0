import { useQuery } from '@tanstack/react-query';
import { type PictureId, pictureIds } from '@trivia/rules/pictures.ts';
import { Niche } from '../../../game/art/niche.tsx';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import screen from '../profile-screen.module.css';
import styles from './album-card.module.css';
import { albumQuery } from './album-query.ts';
import { silhouettes } from './silhouettes.ts';

const PIXELS = 240;

function Page({ id, isWon }: { readonly id: PictureId; readonly isWon: boolean }) {
  const { t } = useI18n();
  const shadow = silhouettes[id];
  if (isWon) {
    return (
      <li className={styles.page} data-won="true">
        <img
          src={`/pictures/${id}-small.webp`}
          alt={t(`picture.${id}`)}
          width={PIXELS}
          height={PIXELS}
          loading="lazy"
        />
      </li>
    );
  }
  return (
    <li className={styles.page} data-won="false" aria-label={t('album.missing')}>
      {shadow ? (
        <Niche className={styles.shadow} name={shadow} isAhead />
      ) : (
        <span className={styles.star} aria-hidden="true" />
      )}
    </li>
  );
}

/** All pictures of the puzzle: those that the player has won, and silhouettes of the others. */
export function AlbumCard() {
  const { t } = useI18n();
  const hasTexts = useTexts('album', 'puzzle');
  const { data, isError, refetch } = useQuery(albumQuery);
  if (!hasTexts || !(data || isError)) return <Skeleton className={screen.loading} />;
  const won = new Set(data?.pictureIds);
  return (
    <section className={screen.card}>
      <h2>{t('album.heading')}</h2>
      {data ? (
        <>
          <p className={styles.count}>{t('album.count', { n: won.size, total: pictureIds.length })}</p>
          <ul className={styles.pages}>
            {pictureIds.map((id) => (
              <Page key={id} id={id} isWon={won.has(id)} />
            ))}
          </ul>
          {won.size < pictureIds.length && (
            <ButtonLink variant="quiet" isWide to={modeTable.puzzle.path}>
              {t('album.play')}
            </ButtonLink>
          )}
        </>
      ) : (
        <ErrorState message={t('album.loadError')} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
