import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@danube/e2e/free-port.ts';
import { findDebianProgram } from './debian-programs.ts';

const shipped = join(import.meta.dirname, '../../ops/monitoring/alerts.yaml');

/** Prometheus, Alertmanager and node_exporter on this machine, and the alerts they sent. */
export type AlertWatch = {
  /** Names of the alerts that reached the person on call. */
  readonly firing: ReadonlySet<string>;
  /** Where scripts write node_exporter's files. */
  readonly textfiles: string;
  close(): Promise<void>;
};

/** The shipped rules with shorter waiting times, so that a drill takes minutes. */
function shortenedRules(): string {
  return readFileSync(shipped, 'utf8')
    .replaceAll(/for: \w+/g, 'for: 1s')
    .replaceAll(/\[\d+m\]/g, '[10s]');
}

export async function openAlertWatch(targets: Record<string, string>): Promise<AlertWatch> {
  const home = mkdtempSync(join(tmpdir(), 'alerts-'));
  chmodSync(home, 0o755);
  const textfiles = join(home, 'textfiles');
  mkdirSync(textfiles);
  // Otherwise the missing file itself would raise an alert.
  writeFileSync(
    join(textfiles, 'read.prom'),
    `backup_read_timestamp_seconds ${Math.floor(Date.now() / 1000)}\n`,
  );
  const firing = new Set<string>();
  const desk = createServer((request, response) => {
    void text(request).then((body) => {
      const { alerts }: { alerts: { status: string; labels: { alertname: string } }[] } =
        JSON.parse(body);
      for (const alert of alerts) if (alert.status === 'firing') firing.add(alert.labels.alertname);
      response.end();
    });
  });
  const [receiverPort, managerPort, prometheusPort, nodePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ] as const;
  await new Promise<void>((resolve) => desk.listen(receiverPort, '127.0.0.1', resolve));
  const node = `127.0.0.1:${nodePort}`;
  writeFileSync(join(home, 'alerts.yaml'), shortenedRules());
  writeFileSync(join(home, 'manager.yaml'), managerConfiguration(receiverPort));
  writeFileSync(
    join(home, 'prometheus.yaml'),
    prometheusConfiguration(managerPort, { ...targets, node }),
  );
  const at = (port: number) => `--web.listen-address=127.0.0.1:${port}`;
  const programs = [
    start('prometheus-alertmanager', [
      `--config.file=${home}/manager.yaml`,
      `--storage.path=${home}/manager`,
      '--cluster.listen-address=',
      at(managerPort),
    ]),
    start('prometheus', [
      `--config.file=${home}/prometheus.yaml`,
      `--storage.tsdb.path=${home}/series`,
      // Alertmanager may start later than the first alert.
      '--rules.alert.resend-delay=2s',
      at(prometheusPort),
    ]),
    start('prometheus-node-exporter', [
      `--collector.textfile.directory=${textfiles}`,
      '--collector.disable-defaults',
      '--collector.textfile',
      '--collector.filesystem',
      at(nodePort),
    ]),
  ];
  return {
    firing,
    textfiles,
    async close() {
      await Promise.all(programs.map(end));
      desk.closeAllConnections();
      await new Promise<void>((resolve) => desk.close(() => resolve()));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function start(name: string, args: readonly string[]): ChildProcess {
  return spawn(findDebianProgram(name), args, { stdio: 'ignore' });
}

function end(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}

function managerConfiguration(port: number): string {
  return `
route: { receiver: duty, group_by: [alertname], group_wait: 0s, group_interval: 1s }
receivers:
  - name: duty
    webhook_configs: [{ url: 'http://127.0.0.1:${port}/', send_resolved: false }]
`;
}

function prometheusConfiguration(manager: number, targets: Record<string, string>): string {
  const jobs = Object.entries(targets).map(
    ([job, target]) => `  - { job_name: ${job}, static_configs: [{ targets: ['${target}'] }] }`,
  );
  return `
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:${manager}'] }] }] }
scrape_configs:
${jobs.join('\n')}
`;
}
