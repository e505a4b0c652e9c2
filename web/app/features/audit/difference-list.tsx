import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { type Format, useFormat } from '../../lib/use-format.tsx';
import { type Difference, differences, type Scalar } from './differences.ts';

/** What an act changed: each field with the value it had and the one it has. */
export function DifferenceList({ entry }: { entry: AuditEntry }) {
  // A suspension keeps its reason; the entry has said it already.
  const found = differences(entry.before, entry.after).filter(
    ({ before, after }) => before !== undefined || after !== entry.reason,
  );
  if (found.length === 0) return null;
  return (
    <dl className="grid gap-1 text-xs">
      {found.map((difference) => (
        <DifferenceItem
          key={`${difference.field} ${difference.before} ${difference.after}`}
          difference={difference}
        />
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
          <code className="text-ink-3">{field}</code>
        </dt>
      ) : (
        <dt className="sr-only">{t('admin.audit.value')}</dt>
      )}
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
        {before === undefined ? null : (
          <>
            <span className="sr-only">{t('admin.audit.before')}</span>
            <del className="text-ink-3 decoration-fall/60">
              <Value value={before} />
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
              <Value value={after} />
            </ins>
          </>
        )}
      </dd>
    </div>
  );
}

function Value({ value }: { value: Scalar }) {
  const t = useTexts('admin');
  const format = useFormat();
  if (value === null || value === '') return t('admin.none');
  if (typeof value === 'boolean') return value ? t('admin.yes') : t('admin.no');
  return <span suppressHydrationWarning>{valueText(value, format)}</span>;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function valueText(value: string | number, format: Format): string {
  if (typeof value === 'number') return format.number(value, Number.isInteger(value) ? 0 : 2);
  return instant.test(value) ? format.date(new Date(value), 'moment') : value;
}
