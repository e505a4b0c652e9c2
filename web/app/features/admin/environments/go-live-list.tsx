import type { Readiness } from '@danube/contract/environments/environments.schemas.ts';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fromChecklist } from '../frame/from-checklist.ts';

const signs = { done: CircleCheck, open: CircleAlert, unknown: CircleHelp } as const;

/** What must be true before launch, each with a link to fix it; blocking conditions first. */
export function GoLiveList({ items }: { items: readonly Readiness[] }) {
  const sorted = items.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  return (
    <ul className="border-t border-ink">
      {sorted.map((item) => (
        <GoLiveRow key={item.name} item={item} />
      ))}
    </ul>
  );
}

function urgencyOf({ state, isBlocking, path }: Readiness): number {
  if (state === 'done') return 3;
  if (isBlocking) return 0;
  return path === null ? 2 : 1;
}

function GoLiveRow({ item: { name, state, isBlocking, path } }: { item: Readiness }) {
  const t = useTexts('environments');
  const Sign = signs[state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-3 text-sm">
      <Sign
        aria-hidden="true"
        className={classNames(
          'size-4 shrink-0',
          { done: 'text-rise', open: 'text-risk', unknown: 'text-ink-3' }[state],
        )}
      />
      <span className="min-w-0 flex-1 basis-60">{t(`environments.goLive.items.${name}`)}</span>
      {/* On a phone it starts below the text, not below the icon. */}
      <span className="flex flex-wrap items-center gap-3 max-sm:basis-full max-sm:ps-7">
        {isBlocking && state !== 'done' ? (
          <Badge kind="risk">{t('environments.goLive.blocking')}</Badge>
        ) : null}
        <span className="type-small">{t(`environments.goLive.states.${state}`)}</span>
        {state === 'done' ? null : <FixLink path={path} />}
      </span>
    </li>
  );
}

function FixLink({ path }: { path: string | null }) {
  const t = useTexts('environments');
  const localPath = useLocalPath();
  if (path === null) {
    return <span className="type-small">{t('environments.goLive.byServer')}</span>;
  }
  return (
    <Link
      to={localPath(fromChecklist(path))}
      className="inline-block min-w-6 text-river-ink underline underline-offset-[0.28em]"
    >
      {t('environments.goLive.fix')}
    </Link>
  );
}
