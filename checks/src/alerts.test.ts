import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from './repository.ts';

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('ops/monitoring/alerts.yaml'));
const rules = groups.flatMap((group) => group.rules);

test.each(rules.map((rule) => [rule.alert, rule] as const))('%s says what to do', (_, rule) => {
  expect(rule.labels.severity).toMatch(/^(page|ticket)$/);
  expect(rule.annotations.summary).not.toBe('');
  expect(existsSync(join(repositoryRoot, rule.annotations.runbook))).toBe(true);
});

test('each alert is caused by the drill, or by series where a machine cannot cause it', () => {
  const caused = read('faults/src/alert-causes.ts');
  const bySeries = read('ops/monitoring/alerts.test.yaml');
  const unproven = rules.filter(
    ({ alert }) => !caused.includes(`'${alert}'`) && !bySeries.includes(`alertname: ${alert}\n`),
  );
  expect(unproven.map(({ alert }) => alert)).toEqual([]);
});

test('every series that a rule reads is told by somebody', () => {
  const sources = [
    ...globSync('server/src/**/*.ts', { cwd: repositoryRoot }),
    ...globSync('ops/**/*.sh', { cwd: repositoryRoot }),
  ];
  const reported = sources.map(read).join('\n');
  const byOthers =
    /^(up|nodejs_eventloop_lag_p99_seconds|node_filesystem_\w+_bytes|node_timex_\w+)$/;
  const names = rules.flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bup\b/g) ?? []);
  const unknown = names.filter(
    (name) =>
      !byOthers.test(name) && !reported.includes(name.replace(/_seconds_count$/, '_seconds')),
  );
  expect(unknown).toEqual([]);
});
