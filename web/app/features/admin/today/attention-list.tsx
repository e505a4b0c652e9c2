import type { Attention } from '@danube/contract/administration/today.schemas.ts';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Headings } from './headings.ts';

type AttentionListProps = { attention: readonly Attention[]; heading: Headings };

/** What needs attention, each with a link to handle it. */
export function AttentionList({ attention, heading: Heading }: AttentionListProps) {
  const t = useTexts('today');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id={id} className="type-h4">
          {t('today.attention.title')}
        </Heading>
        {attention.length > 1 ? (
          <span className="type-small">{t('today.attention.order')}</span>
        ) : null}
      </div>
      {attention.length === 0 ? (
        <p className="flex items-center gap-2 border-t border-rule py-4 text-sm text-rise">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('today.attention.clear')}
        </p>
      ) : (
        <ol className="border-t border-ink">
          {attention.map((item) => (
            <AttentionRow key={item.name} item={item} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AttentionRow({ item }: { item: Attention }) {
  const t = useTexts('today');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 border-b border-rule py-3 text-sm sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]">
      <span className="tabular text-end font-serif text-xl">{format.number(item.count)}</span>
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-[560]">
          {t(`today.attention.items.${item.name}`)}
          {item.isUrgent ? <Badge kind="risk">{t('today.attention.urgent')}</Badge> : null}
        </span>
        {item.since ? (
          <span className="type-small" suppressHydrationWarning>
            {t('today.attention.since', { date: format.date(item.since, 'medium') })}
          </span>
        ) : null}
        {item.about.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {item.about.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={localPath(path)}
                  className="text-river-ink underline underline-offset-[0.28em]"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Link
        to={localPath(item.path)}
        className="col-start-2 w-fit text-river-ink underline underline-offset-[0.28em] sm:col-start-3"
      >
        {t(`today.attention.acts.${item.name}`)}
      </Link>
    </li>
  );
}
