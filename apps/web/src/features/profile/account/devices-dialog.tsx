import { useQuery } from '@tanstack/react-query';
import { useFormatDate } from '../../../game/format-date.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { AccountDialogProps } from './account-dialog.ts';
import styles from './devices-dialog.module.css';
import { LinkedIdentities } from './linked-identities.tsx';

export function DevicesDialog({ user, onClose }: AccountDialogProps) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const devices = useQuery({
    queryKey: ['devices'],
    queryFn: () => callApi('GET /api/auth/sessions', {}, { handles: 'all' }),
  });
  const end = async (id: string) => {
    await callApi('DELETE /api/auth/sessions/:id', { params: { id } }, { handles: ['NOT_FOUND'] }).catch(
      () => undefined,
    );
    await devices.refetch();
  };
  return (
    <Dialog title={t('profile.devices')} width={400} onClose={onClose}>
      {devices.isPending && <Skeleton className={styles.loading} />}
      {devices.isError && (
        <ErrorState message={t('devices.loadError')} onRetry={() => void devices.refetch()} />
      )}
      <ul className={styles.devices}>
        {devices.data?.data.map(({ id, label, isCurrent, lastSeenAtMs }) => (
          <li key={id} className={styles.device}>
            <div>
              <p className={styles.name}>
                <bdi>{label ?? t('devices.unknown')}</bdi>
              </p>
              <p className={styles.seen}>
                {isCurrent ? t('devices.current') : t('devices.seen', { date: formatDate(lastSeenAtMs) })}
              </p>
            </div>
            {!isCurrent && (
              <Button variant="quiet" onClick={() => void end(id)}>
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LinkedIdentities hasPassword={user.hasPassword} />
    </Dialog>
  );
}
