import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { queries } from '../../lib/api.ts';
import { useLocalPath } from '../../lib/local-path.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRegion, SkeletonText } from '../../ui/skeleton.tsx';
import { StatNumber } from '../../ui/stat-number.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { actionText } from '../audit/action-names.ts';
import { personName, personPath } from '../people/person-name.ts';
import { latestActs } from './latest-acts.ts';
import { PanelFrame } from './panel-frame.tsx';
import { latestEntriesQuery, newestPeopleQuery } from './panel-queries.ts';

/** What an administrator wants to know in passing, and the way to the rest. */
export function AdminPanel() {
  const t = useTexts('panels', 'admin');
  const localPath = useLocalPath();
  return (
    <PanelFrame
      title={t('panels.admin.title')}
      text={t('panels.admin.text')}
      action={
        <Button asChild>
          <Link to={localPath('/admin')}>
            {t('panels.admin.open')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      <div className="columns-12 gap-y-8">
        <Part title={t('admin.people.title')} to="/admin/people" className="lg:col-span-3">
          <PeopleCount />
        </Part>
        <Part title={t('panels.admin.newest')} className="md:col-span-6 lg:col-span-4">
          <NewestPeople />
        </Part>
        <Part
          title={t('panels.admin.latest')}
          to="/admin/audit"
          className="md:col-span-6 lg:col-span-5"
        >
          <LatestEntries />
        </Part>
      </div>
    </PanelFrame>
  );
}

type PartProps = { title: string; to?: string; className: string; children: ReactNode };

function Part({ title, to, className, children }: PartProps) {
  const localPath = useLocalPath();
  return (
    <div
      className={`col-span-full grid content-start gap-3 border-t border-rule-strong pt-4 ${className}`}
    >
      <h3 className="text-sm font-[600]">
        {to ? <TextLink to={localPath(to)}>{title}</TextLink> : title}
      </h3>
      {children}
    </div>
  );
}

function PeopleCount() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(newestPeopleQuery(queries));
  if (isPending) return <Loading lines={2} />;
  if (!data) return <Failed />;
  return (
    <dl>
      <StatNumber
        value={format.number(data.total)}
        label={t('admin.overview.peopleCount', { count: data.total })}
      />
    </dl>
  );
}

function NewestPeople() {
  const t = useTexts('panels');
  const format = useFormat();
  const localPath = useLocalPath();
  const { data, isPending } = useQuery(newestPeopleQuery(queries));
  if (isPending) return <Loading lines={3} />;
  if (!data) return <Failed />;
  if (data.people.length === 0) return <p className="type-small">{t('panels.admin.nobody')}</p>;
  return (
    <ul className="text-sm">
      {data.people.map((person) => (
        <li
          key={person.id}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule py-2 not-last:border-b"
        >
          <TextLink to={localPath(personPath(person.id))}>{personName(person)}</TextLink>
          <span className="tabular text-xs text-ink-3">
            {format.date(person.memberSince, 'medium')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LatestEntries() {
  const t = useTexts('panels', 'admin');
  const format = useFormat();
  const { data, isPending } = useQuery(latestEntriesQuery(queries));
  if (isPending) return <Loading lines={4} />;
  if (!data) return <Failed />;
  const latest = latestActs(data.entries);
  if (latest.length === 0) return <p className="type-small">{t('panels.admin.nothing')}</p>;
  return (
    <ol className="text-sm">
      {latest.map(({ number, action, actor, at }) => {
        const words = actionText(action);
        return (
          <li
            key={number}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule py-2 not-last:border-b"
          >
            <span>
              {words ? t(words) : action}
              {actor.name ? <span className="text-ink-3">{` · ${actor.name}`}</span> : null}
            </span>
            <span className="tabular text-xs text-ink-3">{format.date(at, 'moment')}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Loading({ lines }: { lines: number }) {
  return (
    <SkeletonRegion className="py-2">
      <SkeletonText lines={lines} />
    </SkeletonRegion>
  );
}

/** The ways into the administration work without what could not be read. */
function Failed() {
  const t = useTexts('panels');
  return (
    <p role="alert" className="type-small">
      {t('panels.admin.failed')}
    </p>
  );
}
