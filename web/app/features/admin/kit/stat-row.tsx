import { classNames } from '../../../ui/class-names.ts';

type Stat = readonly [label: string, value: string | undefined];

type StatRowProps = {
  stats: readonly Stat[];
  /** Within a section, which has its own line above. */
  isWithin?: boolean;
};

/** Figures without a comparison, side by side; a dash while one is loading. */
export function StatRow({ stats, isWithin = false }: StatRowProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 items-end gap-x-6 gap-y-4 border-t border-rule pt-4 sm:flex sm:flex-wrap sm:gap-x-10',
        !isWithin && 'border-b pb-4',
      )}
    >
      {stats.map(([label, value]) => (
        <div key={label} className="grid gap-1">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="tabular font-serif text-2xl leading-tight">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
