import { errorText, type OwnErrorTexts } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import type { BulkResult } from './run-for-each.ts';

type BulkOutcomeProps<Row> = {
  result: BulkResult<Row>;
  nameOf: (row: Row) => string;
  /** Two rows may have the same name. */
  keyOf: (row: Row) => string;
  errorTexts?: OwnErrorTexts;
};

/** The result: how many succeeded, and why each of the others failed. */
export function BulkOutcome<Row>({ result, nameOf, keyOf, errorTexts }: BulkOutcomeProps<Row>) {
  const t = useTexts('admin');
  const format = useFormat();
  const { done, failed } = result;
  return (
    <div role="status" className="grid gap-2 rounded-md border border-rule bg-surface p-4 text-sm">
      <p className="font-[560]">
        {t('admin.bulk.outcome', {
          done: format.number(done.length),
          total: format.number(done.length + failed.length),
        })}
      </p>
      {failed.length > 0 ? (
        <ul className="grid gap-1">
          {failed.map(({ row, error }) => (
            <li key={keyOf(row)}>
              <b className="font-[560]">{nameOf(row)}</b>
              {': '}
              {errorText(error, t, errorTexts)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
