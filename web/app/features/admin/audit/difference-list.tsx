import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { ArrowRight } from 'lucide-react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { type Format, useFormat } from '../../../lib/use-format.tsx';
import { editText, fieldText } from './field-names.ts';
import {
  type Difference,
  findDifferences,
  isStructure,
  type Scalar,
  type Structure,
  toFacts,
} from './find-differences.ts';

/** Each changed field with its old and new value. */
export function DifferenceList({ entry }: { entry: AuditEntry }) {
  // The reason of a suspension is already in the entry.
  const found = findDifferences(entry.before, entry.after).filter(
    ({ before, after }) => before !== undefined || after !== entry.reason,
  );
  if (found.length === 0) return null;
  // Identical edits are listed once: their texts are in the item's history.
  const reported = new Map(found.map((difference) => [JSON.stringify(difference), difference]));
  return (
    <dl className="grid gap-1 text-xs">
      {[...reported].map(([key, difference]) => (
        <DifferenceItem key={key} difference={difference} />
      ))}
    </dl>
  );
}

function DifferenceItem({ difference: { field, before, after } }: { difference: Difference }) {
  const t = useTexts('admin');
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {field ? (
        <dt>
          <FieldName field={field} />
        </dt>
      ) : (
        <dt className="sr-only">{t('admin.audit.value')}</dt>
      )}
      <dd className="flex min-w-0 grow basis-40 flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
        {before === undefined ? null : (
          <>
            <span className="sr-only">{t('admin.audit.before')}</span>
            <del className="text-ink-3 decoration-fall/60">
              <Value field={field} value={before} />
            </del>
          </>
        )}
        {before !== undefined && after !== undefined ? (
          <ArrowRight aria-hidden="true" className="size-3 shrink-0 self-center text-ink-3" />
        ) : null}
        {after === undefined ? null : (
          <>
            <span className="sr-only">{t('admin.audit.after')}</span>
            <ins className="font-[560] no-underline">
              <Value field={field} value={after} />
            </ins>
          </>
        )}
      </dd>
    </div>
  );
}

/** The field's label, or its stored name. */
function FieldName({ field }: { field: string }) {
  const t = useTexts('admin');
  const words = fieldText(field);
  if (words === undefined) return <code className="text-ink-3">{field}</code>;
  return <span className="text-ink-3">{t(words)}</span>;
}

function Value({ field, value }: { field: string; value: Scalar | Structure }) {
  const t = useTexts('admin');
  const format = useFormat();
  if (isStructure(value)) return <EntryFacts entry={value} />;
  if (value === null || value === '') return t('admin.none');
  if (typeof value === 'boolean') return value ? t('admin.yes') : t('admin.no');
  const words = field === 'edit' ? editText(String(value)) : undefined;
  if (words) return t(words);
  return <span suppressHydrationWarning>{valueText(field, value, format)}</span>;
}

/** Identifies an entry, so it comes first and without its field name. */
const namingFields = new Set(['edit', 'code', '']);

function EntryFacts({ entry }: { entry: Structure }) {
  const facts = toFacts(entry).map(({ field, values }) => ({
    // Without the prefix, `facts.price` is formatted like any other price.
    field: field.replace(/^facts\./, ''),
    values: values.length > 0 ? values : [null],
  }));
  const names = facts.filter(({ field }) => namingFields.has(field));
  const others = facts.filter(({ field }) => !namingFields.has(field));
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {[...names, ...others].map(({ field, values }) => (
        <span key={field}>
          {namingFields.has(field) ? null : (
            <span className="font-normal">
              <FieldName field={field} />{' '}
            </span>
          )}
          <Values field={field} values={values} />
        </span>
      ))}
    </span>
  );
}

function Values({ field, values }: { field: string; values: readonly Scalar[] }) {
  return [...new Set(values)].map((value, place) => (
    <span key={String(value)}>
      {place > 0 ? ', ' : null}
      <Value field={field} value={value} />
    </span>
  ));
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function valueText(field: string, value: string | number, format: Format): string {
  if (typeof value === 'string') {
    return instant.test(value) ? format.date(new Date(value), 'moment') : value;
  }
  // Every `price` in an entry was stored as Money.
  if (field === 'price') return format.money(value as Money);
  if (field === 'bytes') return formatBytes(value, format.language);
  return format.number(value, Number.isInteger(value) ? 0 : 2);
}
