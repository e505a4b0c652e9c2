import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from './repository.ts';

type Panel = {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  fieldConfig?: {
    defaults: {
      unit?: string;
      custom?: { thresholdsStyle?: { mode: string } };
      thresholds?: { steps: { value: number | null }[] };
    };
  };
  links?: { url: string }[];
  targets?: { expr: string }[];
};

type Dashboard = {
  uid?: string;
  title?: string;
  time?: { from?: string; to?: string };
  panels: Panel[];
};

type ScrapeConfig = { job_name: string; honor_labels?: boolean };

type Grafana = {
  volumes: string[];
  environment: { GF_SECURITY_ADMIN_PASSWORD: string };
  command: string[];
};

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: repositoryRoot });
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const dashboards = list('ops/grafana/dashboards/*.json').map((path) => {
  const dashboard: Dashboard = JSON.parse(read(path));
  return [basename(path), dashboard] as const;
});
const panels = dashboards.flatMap(([file, dashboard]) =>
  dashboard.panels
    .filter(({ type }) => type !== 'row')
    .map((panel) => [`${file}: ${panel.title}`, panel] as const),
);
const { scrape_configs: scrapeConfigs }: { scrape_configs: ScrapeConfig[] } = parse(
  read('ops/monitoring/prometheus.yaml'),
);
const { services }: { services: { grafana: Grafana } } = parse(read('ops/compose.yaml'), {
  merge: true,
});
const mounts = services.grafana.volumes;

/** The metrics of each exporter that dashboards use, by its job in prometheus.yaml. */
const exporters: Record<string, readonly string[]> = {
  node: ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
};

function listKnownMetrics(): Set<string> {
  const product = list('server/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const scripts = list('ops/**/*.sh').map(read).join('\n');
  const runtime = list('node_modules/prom-client/lib/metrics/*.js').map(read).join('\n');
  const histograms = namesIn(product, /new Histogram\(\{\s*name: '(\w+)'/g);
  return new Set([
    'up',
    ...namesIn(product, /\bname: '(\w+)',\s*help: /g).filter((name) => !histograms.includes(name)),
    ...histograms.flatMap((name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`]),
    ...namesIn(runtime, /'((?:nodejs|process)_\w+)'/g),
    ...namesIn(scripts, /# TYPE (\w+) /g),
    ...scrapeConfigs.flatMap(({ job_name: job }) => exporters[job] ?? []),
  ]);
}

/** The metrics that a PromQL expression names: no functions, labels, keywords or durations. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return namesIn(bare, /(?<![\w.:])([a-z_:][\w:]*)(?![\w:]|\s*\()/gi).filter(
    (name) => !/^(and|or|unless|bool|offset|inf|nan)$/i.test(name),
  );
}

const knownMetrics = listKnownMetrics();

test('metrics are told from the rest of an expression', () => {
  const expression =
    'topk(10, sum by (job, le) (rate(a_total{job=~"x|y{2}",le!="up"}[5m] offset 1h)) > 1e3) or on (job) b_seconds / 0.5 unless vector(0)';
  expect(metricsIn(expression)).toEqual(['a_total', 'b_seconds']);
});

test.each(dashboards)('%s has a title, a uid and a time range', (_, { title, uid, time }) => {
  expect(title).toMatch(/\S/);
  expect(uid).toMatch(/^danube-[a-z-]+$/);
  expect(time?.from).toMatch(/^now-\d+[mhd]$/);
  expect(time?.to).toBe('now');
});

test('no two dashboards share a uid, and no two panels of one an id', () => {
  const uids = dashboards.map(([, { uid }]) => uid);
  expect(uids.length).toBeGreaterThan(0);
  expect(new Set(uids).size).toBe(uids.length);
  for (const [file, dashboard] of dashboards) {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size, file).toBe(ids.length);
  }
});

test.each(panels)('%s asks a question, with a unit and a threshold', (_, panel) => {
  const { unit, thresholds, custom } = panel.fieldConfig?.defaults ?? {};
  expect(panel.title).toMatch(/^[A-Z].*\?$/);
  expect(unit).toMatch(/\S/);
  const limits = thresholds?.steps.filter(({ value }) => value !== null) ?? [];
  // A panel without a limit says so, so that none is left out by mistake.
  expect(limits.length === 0).toBe(panel.description?.startsWith('No objective') ?? false);
  if (panel.type === 'timeseries') {
    expect(custom?.thresholdsStyle?.mode).toBe(limits.length > 0 ? 'line' : 'off');
  }
});

test.each(panels)('%s reads metrics that exist', (_, { targets = [] }) => {
  expect(targets.length).toBeGreaterThan(0);
  for (const { expr } of targets) {
    const names = metricsIn(expr);
    expect(names, expr).not.toEqual([]);
    expect(
      names.filter((name) => !knownMetrics.has(name)),
      expr,
    ).toEqual([]);
  }
});

test.each(panels)('%s links to a runbook that Grafana serves', (_, { links = [] }) => {
  const mount = '../docs/runbooks:/usr/share/grafana/public/runbooks:ro';
  expect(mounts).toContain(mount);
  expect(links.length).toBeGreaterThan(0);
  for (const { url } of links) {
    const [, file] = /^\/public\/runbooks\/([a-z-]+\.md)$/.exec(url) ?? [];
    expect(file, url).toBeDefined();
    expect(existsSync(join(repositoryRoot, `docs/runbooks/${file}`)), url).toBe(true);
  }
});

test('Grafana finds the dashboards, and they find Prometheus', () => {
  const { providers } = parse(read('ops/grafana/provisioning/dashboards/danube.yaml'));
  const { datasources } = parse(read('ops/grafana/provisioning/datasources/prometheus.yaml'));
  expect(mounts).toContain('./grafana/provisioning:/etc/grafana/provisioning:ro');
  expect(mounts).toContain(`./grafana/dashboards:${providers[0].options.path}:ro`);
  expect(new URL(datasources[0].url).hostname in services).toBe(true);
  const uids = new Set(panels.map(([, { datasource }]) => datasource?.uid));
  expect([...uids]).toEqual([datasources[0].uid]);
});

test('Grafana does not start with its default password', () => {
  const { environment, command } = services.grafana;
  expect(environment.GF_SECURITY_ADMIN_PASSWORD).toMatch(/^\$\{GRAFANA_ADMIN_PASSWORD:-\}$/);
  expect(command[0]).toMatch(/^: "\$\$\{GF_SECURITY_ADMIN_PASSWORD:\?.+\}" && exec /);
});

// Otherwise job="send-mail" would become exported_job, and no panel or alert could name the job.
test('Prometheus keeps the job label of the metrics about jobs', () => {
  const product = scrapeConfigs.filter(({ job_name: job }) => !(job in exporters));
  expect(product.map(({ job_name: job }) => job)).toEqual(['web', 'worker']);
  expect(product.filter(({ honor_labels: isKept }) => !isKept)).toEqual([]);
});
