import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryAsOwner } from '@danube/e2e/database.ts';
import type { Copy } from '@danube/e2e/product.ts';
import type { AlertWatch } from './alert-watch.ts';
import type { Stage } from './stage.ts';
import { callProcedure, sendRequest } from './visitor.ts';

const repository = join(import.meta.dirname, '../..');

export type Scene = {
  readonly stage: Stage;
  readonly copy: Copy;
  readonly worker: Copy;
  readonly watch: AlertWatch;
  readonly cookie: string;
};

/** What triggers each alert, ordered so that none prevents the next. */
export type Cause = readonly [alert: string, act: (scene: Scene) => Promise<unknown>];

const bySql =
  (statement: string) =>
  ({ stage }: Scene) =>
    queryAsOwner(stage.env, statement);

/** As a timer's script would write it, with this timestamp. */
const byFile =
  (name: string, lines: () => string) =>
  async ({ watch }: Scene) =>
    writeFileSync(join(watch.textfiles, name), `${lines()}\n`);

const now = () => Math.floor(Date.now() / 1000);

export const causes: readonly Cause[] = [
  [
    'LedgerImbalance',
    bySql(`alter table ledger_entries disable trigger user;
      update ledger_entries set amount = amount + 1 where ctid = (select ctid from ledger_entries limit 1);
      alter table ledger_entries enable trigger user`),
  ],
  [
    'PaidWithoutAccess',
    bySql(`delete from entitlements where order_id =
      (select id from orders where paid_at is not null order by paid_at desc limit 1)`),
  ],
  [
    'PaymentEventsWaiting',
    bySql(`insert into stripe_events (id, type, payload, received_at)
      values ('evt_drill', 'drill', '{}', now() - interval '10 minutes')`),
  ],
  [
    'PaymentNotReconciled',
    bySql(`insert into open_sessions (order_id, opened_at)
      select id, now() - interval '4 days' from orders limit 1
      on conflict (order_id) do update set opened_at = excluded.opened_at`),
  ],
  [
    'OrderHeld',
    bySql(`update orders set held_because = 'drill' where id = (select id from orders limit 1)`),
  ],
  [
    'DeadLetters',
    bySql(`insert into pgboss.job (name, state) values ('send-mail.dead', 'created')`),
  ],
  [
    'PartitionMissing',
    bySql(`do $$ declare part regclass; begin
      for part in select inhrelid::regclass from pg_inherits
        where inhparent = 'website_visits'::regclass
      loop execute 'drop table ' || part; end loop; end $$`),
  ],
  [
    'BackupTooOld',
    byFile(
      'backup.prom',
      () => `backup_last_success_timestamp_seconds{type="any"} ${now() - 27 * 3600}`,
    ),
  ],
  ['BackupUnreadable', byFile('read.prom', () => `backup_read_timestamp_seconds ${now() - 4000}`)],
  [
    'CertificateExpiring',
    byFile(
      'certificates.prom',
      () => `certificate_not_after_timestamp_seconds{name="drill"} ${now() + 20 * 86_400}`,
    ),
  ],
  ['CertificateNotTrusted', byFile('trust.prom', () => 'certificate_trusted{name="drill"} 0')],
  ['PurchaseImpossible', probeAsStranger],
  // The drill's node_exporter runs without the collector that tells this of a real machine.
  ['ClockNotSynchronised', byFile('clock.prom', () => 'node_timex_sync_status 0')],
  ['LimiterFallback', stopRedis],
  ['EventLoopDelayed', ({ copy, watch }) => blockProcess(copy, watch)],
  ['DatabaseAway', ({ stage }) => stage.stop('postgres')],
  [
    'PagesFailing',
    (scene) => keepPolling(scene, 'PagesFailing', () => sendRequest(`${scene.copy.url}/?lang=mt`)),
  ],
  [
    'CheckoutFailing',
    (scene) =>
      keepPolling(scene, 'CheckoutFailing', () =>
        callProcedure(scene.copy.url, 'checkout/quote', {
          cookie: scene.cookie,
          input: { country: 'SK', isCompany: false, vatId: null, coupon: null, language: 'en' },
        }),
      ),
  ],
  [
    'WorkerAway',
    async ({ stage, worker }) => {
      await stage.start('postgres');
      await worker.stop('SIGKILL');
    },
  ],
  [
    'JobsWaiting',
    bySql(`insert into pgboss.job (name, state, created_on, start_after)
      values ('prepare-partitions', 'created', now() - interval '1 hour', now() - interval '1 hour')`),
  ],
  ['CopyAway', ({ copy }) => copy.stop('SIGKILL')],
];

/** The shipped probe, with an account that can't sign in. */
async function probeAsStranger({ copy, watch }: Scene): Promise<void> {
  const child = spawn(
    join(repository, 'ops/monitoring/purchase-metrics.sh'),
    [process.execPath, join(repository, 'server/src/probe-purchase.ts')],
    {
      env: {
        PATH: process.env.PATH,
        TEXTFILE_FOLDER: watch.textfiles,
        SITE_URL: copy.url,
        PROBE_EMAIL: 'stranger@danube.example',
        PROBE_PASSWORD: 'not a member',
        PROBE_COURSE: 'fast-track',
        PROBE_COOKIES: join(watch.textfiles, 'cookies.json'),
      },
      stdio: 'ignore',
    },
  );
  await once(child, 'close');
}

/** The fallback starts with the first counted request. */
async function stopRedis({ stage, copy, cookie }: Scene): Promise<void> {
  await stage.stop('redis');
  await sleep(500);
  await callProcedure(copy.url, 'identity/session', { cookie });
}

async function keepPolling(scene: Scene, alert: string, question: () => Promise<unknown>) {
  const deadline = Date.now() + 60_000;
  while (!scene.watch.firing.has(alert) && Date.now() < deadline) {
    await question();
    await sleep(100);
  }
}

/** Suspends the whole process repeatedly, like a blocked event loop. */
async function blockProcess(copy: Copy, watch: AlertWatch): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!watch.firing.has('EventLoopDelayed') && Date.now() < deadline) {
    copy.process.kill('SIGSTOP');
    await sleep(800);
    copy.process.kill('SIGCONT');
    await sleep(300);
  }
}
