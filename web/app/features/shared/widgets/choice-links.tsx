import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';

export type ChoiceLink = { id: string; name: string; to: string; isCurrent: boolean };

type ChoiceLinksProps = { label: string; choices: readonly ChoiceLink[]; className?: string };

/** Alternatives with their own URLs, so that they work without scripts. */
export function ChoiceLinks({ label, choices, className }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <Link
              to={choice.to}
              replace
              preventScrollReset
              aria-current={choice.isCurrent ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md border px-4 text-sm font-[560] transition-colors',
                choice.isCurrent
                  ? 'border-river bg-river text-on-river'
                  : 'border-control text-ink hover:border-ink hover:bg-surface',
              )}
            >
              {choice.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
