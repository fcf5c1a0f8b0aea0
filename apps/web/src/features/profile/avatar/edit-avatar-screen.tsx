import { useQuery } from '@tanstack/react-query';
import { appearanceQuery } from '../../../game/cosmetics/queries/appearance-query.ts';
import { cosmeticsQuery } from '../../../game/cosmetics/queries/cosmetics-query.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './avatar-editor.module.css';
import { AvatarEditor } from './avatar-editor.tsx';

/** Screen for the player's look: face, photo, background and frame. */
export function EditAvatarScreen() {
  const { t } = useI18n();
  const seen = useQuery(appearanceQuery);
  const cosmetics = useQuery(cosmeticsQuery);
  if (seen.data && cosmetics.data) return <AvatarEditor seen={seen.data} cosmetics={cosmetics.data} />;
  const retry = () => {
    void seen.refetch();
    void cosmetics.refetch();
  };
  return (
    <div className={styles.loading}>
      <h1>{t('appearance.title')}</h1>
      {seen.isError || cosmetics.isError ? (
        <ErrorState message={t('appearance.loadError')} onRetry={retry} />
      ) : (
        <>
          <Skeleton className={styles.faceLoading} />
          <Skeleton className={styles.gridLoading} />
        </>
      )}
    </div>
  );
}
