import type { PlantedDefect } from './planted-defect.ts';

const matrix = 'faults/src/matrix';
const platform = 'server/src/platform';
const judgeTest = `${matrix}/judge.test.ts`;
const payments = 'server/src/modules/checkout/payments';

/** Defects that would keep visitors waiting in an outage, or hide that they wait. */
export const outageDefects: readonly PlantedDefect[] = [
  {
    name: 'hung act that the fault matrix accepts',
    file: `${matrix}/judge.ts`,
    edit: (source) => source.replace('seen === null || milliseconds > maxActMs', 'seen === null'),
    check: { kind: 'test', file: judgeTest, failing: 'when it hangs, or answers too late' },
    isInShortRun: true,
  },
  {
    name: 'untyped fault that the fault matrix calls a refusal',
    file: `${matrix}/judge.ts`,
    edit: (source) => source.replace("status !== 503 || !headers.has('retry-after')", 'false'),
    check: { kind: 'test', file: judgeTest, failing: 'does not say when to come back' },
  },
  {
    name: 'wrong books that the fault matrix accepts',
    file: `${matrix}/judge.ts`,
    edit: (source) => source.replace('damage.length > 0', 'false'),
    check: { kind: 'test', file: judgeTest, failing: 'the tables or the books are wrong' },
  },
  {
    name: 'database connection lost for good with its BEGIN',
    file: `${platform}/database.ts`,
    edit: (source) => source.replace('if (beginPattern.test(statement)) client.release', 'void'),
    check: {
      kind: 'test',
      file: `${platform}/database-connections.test.ts`,
      failing: 'lost during “begin” is replaced',
    },
  },
  {
    name: 'payment provider that is waited for without end',
    file: `${payments}/require-provider.ts`,
    edit: (source) => source.replace('Promise.race([asking, late])', 'asking'),
    check: {
      kind: 'test',
      file: `${payments}/require-provider.test.ts`,
      failing: 'a silent provider is an outage after ten seconds',
    },
  },
];
