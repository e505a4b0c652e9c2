import type { ImportedCode } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { FileImport } from './file-import.tsx';

const outcomeTexts = {
  added: 'reps.import.outcomes.added',
  known: 'reps.import.outcomes.known',
  taken: 'reps.import.outcomes.taken',
  invalid: 'reps.import.outcomes.invalid',
  repeated: 'reps.import.outcomes.repeated',
  noRep: 'reps.import.outcomes.noRep',
  ended: 'reps.import.outcomes.ended',
  own: 'reps.import.outcomes.own',
} as const satisfies Record<ImportedCode['outcome'], TextKey>;

/** Codes that people still use from an older system. */
export function ImportCodes() {
  const t = useTexts('reps');
  return (
    <FileImport
      title={t('reps.import.title')}
      text={t('reps.import.text')}
      accept=".csv,text/csv"
      choose={t('reps.import.choose')}
      apply={t('reps.import.apply')}
      done={t('reps.import.done')}
      send={(csv, isTrial) => queries.salesRepsAdmin.importCodes.call({ csv, isTrial })}
      hasChanges={({ rows }) => rows.some(({ outcome }) => outcome === 'added')}
    >
      {({ rows }) => rows.map((row) => <Row key={row.row} row={row} />)}
    </FileImport>
  );
}

function Row({ row: { row, email, code, outcome } }: { row: ImportedCode }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const isRefused = outcome !== 'added' && outcome !== 'known';
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3 first:border-t">
      <span className="type-small">{t('reps.import.row', { number: format.number(row) })}</span>
      <span className="tabular font-semibold [overflow-wrap:anywhere]">{code}</span>
      <span className="text-sm text-ink-2 [overflow-wrap:anywhere]">{email}</span>
      <Badge kind={isRefused ? 'risk' : 'neutral'}>{t(outcomeTexts[outcome])}</Badge>
    </li>
  );
}
