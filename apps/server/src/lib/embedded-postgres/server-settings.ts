/**
 * Settings of the embedded server, passed at every start instead of kept in its configuration file, so that a
 * new version takes effect. The sizes suit a small machine; larger ones should use `DATABASE_URL`.
 */
export function serverSettings(options: {
  readonly mark: string;
  /** `.` or absolute. */
  readonly socketFolder: string;
  /** False only in tests, which may lose their database. */
  readonly isDurable: boolean;
}): string[] {
  const durable = options.isDurable ? 'on' : 'off';
  const settings = {
    cluster_name: options.mark,
    listen_addresses: '',
    unix_socket_directories: options.socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    // All test files that run in parallel share one server.
    max_connections: options.isDurable ? '100' : '300',
    shared_buffers: '64MB',
    effective_cache_size: '256MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    // Databases of tests are too short-lived for it, and it would lock their tables at random moments.
    autovacuum: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_destination: 'stderr',
    logging_collector: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
