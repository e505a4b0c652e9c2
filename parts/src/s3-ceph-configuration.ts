import { join } from 'node:path';

export interface CephClusterSettings {
  /** The cluster's folder. */
  home: string;
  clusterId: string;
  s3Port: number;
  monitorPort: number;
  oldMonitorPort: number;
  osdPorts: { first: number; last: number };
}

export const gatewayName = 'client.rgw.parts';

/** Both protocol versions: Ceph's own tools still try the older one. */
export function monitorAddress({ monitorPort, oldMonitorPort }: CephClusterSettings): string {
  return `[v2:127.0.0.1:${monitorPort},v1:127.0.0.1:${oldMonitorPort}]`;
}

/** The smallest cluster that serves S3: one monitor, one in-memory OSD, one gateway. */
export function formatCephConfiguration(site: CephClusterSettings): string {
  return Object.entries(sections(site))
    .map(([name, options]) => `[${name}]\n${formatOptions(options)}`)
    .join('\n');
}

function sections(
  site: CephClusterSettings,
): Record<string, Record<string, string | number | boolean>> {
  const { home } = site;
  return {
    global: {
      fsid: site.clusterId,
      mon_host: monitorAddress(site),
      mon_initial_members: 'a',
      public_addr: '127.0.0.1',
      cluster_addr: '127.0.0.1',
      keyring: join(home, 'keyring'),
      run_dir: join(home, 'run'),
      crash_dir: join(home, 'crash'),
      // A socket path is limited to 107 bytes, and a checkout may be nested deeper.
      admin_socket: '',
      // Errors go to stderr, which is our log; verbose logs are disabled, because an ordinary user
      // can't write to /var/log.
      log_file: '',
      mon_cluster_log_to_file: false,
      log_to_stderr: false,
      err_to_stderr: true,
      auth_allow_insecure_global_id_reclaim: false,
      // A single replica in few placement groups, because there is one OSD.
      osd_pool_default_size: 1,
      osd_pool_default_min_size: 1,
      osd_pool_default_pg_num: 4,
      osd_pool_default_pgp_num: 4,
      osd_pool_default_pg_autoscale_mode: 'off',
      osd_crush_chooseleaf_type: 0,
      mon_allow_pool_size_one: true,
      mon_max_pg_per_osd: 1000,
      ms_bind_port_min: site.osdPorts.first,
      ms_bind_port_max: site.osdPorts.last,
    },
    mon: {
      mon_data: join(home, 'mon'),
      // A developer's disk is often nearly full; by default the monitor would exit at 5 %.
      mon_data_avail_crit: 1,
      mon_data_avail_warn: 2,
      // Each new pool needs a consensus round, even with one monitor; the default interval makes
      // the start slow.
      paxos_propose_interval: 0.05,
    },
    osd: {
      osd_data: join(home, 'osd'),
      osd_objectstore: 'memstore',
      memstore_device_bytes: 4 * 1024 ** 3,
      osd_max_object_name_len: 1024,
      // A slow shutdown writes the memory to disk, so objects survive a stop.
      osd_fast_shutdown: false,
      // Don't wait for a monitor that was killed.
      osd_mon_shutdown_timeout: 1,
    },
    [gatewayName]: {
      rgw_data: join(home, 'rgw'),
      rgw_frontends: `beast endpoint=127.0.0.1:${site.s3Port}`,
      rgw_thread_pool_size: 32,
      rgw_rados_pool_pg_num_min: 4,
      rgw_enable_usage_log: false,
      // Deleted objects leave memory within seconds instead of hours.
      rgw_gc_obj_min_wait: 5,
      rgw_gc_processor_period: 5,
      rgw_gc_processor_max_time: 5,
      rgw_crypt_require_ssl: false,
      // Otherwise caches would wait half a minute for a killed gateway.
      rgw_cache_enabled: false,
      // The gateway starts together with the OSD; by default it would retry only after five
      // seconds.
      objecter_tick_interval: 0.2,
      objecter_timeout: 0.5,
    },
  };
}

function formatOptions(options: Record<string, string | number | boolean>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}
