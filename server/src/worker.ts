import { compose } from './compose.ts';
import { readEnvironment } from './env.ts';
import { createInternalServer } from './http/internal.ts';
import { startAuditChaining } from './platform/audit-chaining.ts';
import { createForgetLiveEventsJob } from './platform/forget-live-events.job.ts';
import { type JobDefinition, skipJob } from './platform/job-definition.ts';
import { createJobWorker } from './platform/job-worker.ts';
import { createLogger } from './platform/logger.ts';
import { createMailer } from './platform/mail.ts';
import type { BuiltModule } from './platform/module.ts';
import { createPruneSentMailsJob } from './platform/prune-sent-mails.job.ts';
import { canSandbox } from './platform/sandbox.ts';
import { createSendMailJob } from './platform/send-mail.job.ts';
import { createStoreAuditHeadJob, storeAuditHeadJob } from './platform/store-audit-head.job.ts';
import { startTracing } from './platform/tracing.ts';
import { watchArchive } from './platform/watch-archive.ts';
import { runUntilSignal } from './run-until-signal.ts';

const env = readEnvironment(process.env);
const logger = createLogger({ level: env.LOG_LEVEL, name: 'worker' });

/** The second program from the same code: runs jobs and serves no requests. */
await runUntilSignal(logger, async () => {
  const tracing = await startTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: 'danube-worker',
  });
  const parts = compose(env, logger, 'danube-worker');
  const mailer = env.SMTP_URL
    ? createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM })
    : undefined;
  if (!mailer) logger.warn('no mail server is configured: mails wait in their queue');
  if (!parts.storage) logger.warn('no storage is configured: no audit heads, no files');
  if (!(await canSandbox())) logger.warn('no sandbox: decoders run as this user, with limits only');
  parts.metrics.watch({
    name: 'decoders_sandboxed',
    help: '1 where decoders of uploads run in a sandbox',
    read: async () => ((await canSandbox()) ? 1 : 0),
  });
  const { clock, documents, storage } = parts;
  const { findSenderName } = parts.owner;
  const modules: readonly BuiltModule[] = Object.values(parts.modules);
  const { db, pool } = parts.database;
  const optionalMails = modules.flatMap((module) => module.optionalMails ?? []);
  for (const gauge of modules.flatMap(({ gauges = [] }) => gauges)) parts.metrics.watch(gauge);
  watchArchive(parts.metrics, pool);
  const definitions: readonly JobDefinition<unknown>[] = [
    ...(mailer
      ? [createSendMailJob({ db, clock, documents, mailer, findSenderName, optionalMails })]
      : []),
    createPruneSentMailsJob({ db, clock }),
    createForgetLiveEventsJob({ db, clock }),
    ...modules.flatMap(({ jobs = [] }) => jobs),
    storage ? createStoreAuditHeadJob({ db, clock, storage }) : skipJob(storeAuditHeadJob),
  ];
  const { seal } = parts;
  const worker = createJobWorker({
    pool,
    logger,
    seal,
    definitions,
    drainSeconds: 20,
    superviseSeconds: env.JOB_MONITOR_SECONDS,
  });
  await worker.start();
  const auditChaining = startAuditChaining({ db, logger });
  const internal = createInternalServer(parts.metrics);
  internal.listen(env.INTERNAL_PORT === 0 ? 0 : env.INTERNAL_PORT + 1, env.HOST);
  logger.info('working');
  return {
    async close() {
      await worker.stop();
      await auditChaining.stop();
      internal.close();
      mailer?.close();
      await parts.close();
      await tracing.stop();
    },
  };
});
