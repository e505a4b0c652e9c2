import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import type { Sort } from '../../../ui/table-sort.tsx';
import { SelectAll, SelectRow } from '../kit/bulk/select-box.tsx';
import type { Selection } from '../kit/bulk/use-selection.ts';
import { type PeopleView, peoplePageSize, peopleUrl } from './people-view.ts';
import { RoleBadges, StateBadge } from './person-badges.tsx';
import { personName, personPath } from './person-name.ts';

type PeopleListProps = { people: readonly PersonRow[]; view: PeopleView; selection: Selection };

/** A table if there is room for its columns, otherwise a list. */
export function PeopleList(props: PeopleListProps) {
  return (
    <>
      <WideTable {...props} className="max-xl:hidden" />
      <ul className="xl:hidden">
        {props.people.map((person) => (
          <PersonItem key={person.id} person={person} selection={props.selection} />
        ))}
      </ul>
    </>
  );
}

export function PeopleListSkeleton({ view }: { view: PeopleView }) {
  const rows = Array.from({ length: peoplePageSize }, (_, index) => index);
  return (
    <>
      <WideTable people={[]} view={view} isLoading className="max-xl:hidden" />
      <SkeletonRegion className="xl:hidden">
        {rows.map((row) => (
          <div key={row} className={itemClasses}>
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3.5 w-60" />
            <Skeleton className="h-3.5 w-40" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type WideTableProps = Omit<PeopleListProps, 'selection'> & {
  selection?: Selection;
  isLoading?: boolean;
  className: string;
};

function WideTable({ people, view, selection, isLoading, className }: WideTableProps) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const columns = useColumns(selection);
  return (
    <Table
      caption={t('admin.people.title')}
      columns={columns}
      rows={people}
      rowKey={(person) => person.id}
      sort={sortOf(view)}
      sortControl={{
        kind: 'link',
        to: ({ direction }) =>
          localPath(
            peopleUrl({
              ...view,
              sort: direction === 'descending' ? 'newest' : 'oldest',
              trail: [],
            }),
          ),
      }}
      isLoading={isLoading}
      pageSize={peoplePageSize}
      className={className}
    />
  );
}

/** Sorting by name has no second direction, so its header shows none. */
function sortOf({ sort }: PeopleView): Sort | undefined {
  if (sort === 'name') return undefined;
  return { column: 'since', direction: sort === 'newest' ? 'descending' : 'ascending' };
}

function useColumns(selection: Selection | undefined): readonly Column<PersonRow>[] {
  const t = useTexts('admin');
  return [
    {
      id: 'select',
      header: selection ? <SelectAll selection={selection} /> : null,
      cell: (person) =>
        selection ? (
          <SelectRow selection={selection} id={person.id} name={personName(person)} />
        ) : null,
      className: 'w-11',
    },
    {
      id: 'person',
      header: t('admin.people.person'),
      cell: (person) => (
        <span className="grid">
          <PersonLink person={person} />
          <span className="text-xs [overflow-wrap:anywhere] text-ink-3">{person.email}</span>
        </span>
      ),
      className: 'w-[38%] min-w-64',
    },
    {
      id: 'role',
      header: t('admin.people.role'),
      cell: (person) => <RoleBadges person={person} />,
    },
    {
      id: 'state',
      header: t('admin.people.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'factor',
      header: t('admin.people.secondFactor'),
      cell: ({ hasSecondFactor }) => <OnOff isOn={hasSecondFactor} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'since',
      header: t('admin.people.since'),
      cell: ({ memberSince }) => <DateDisplay instant={memberSince} />,
      align: 'end',
      isSortable: true,
      className: 'whitespace-nowrap',
    },
    {
      id: 'active',
      header: t('admin.people.lastActive'),
      cell: ({ lastActiveAt }) => <LastActive at={lastActiveAt} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
  ];
}

const itemClasses = 'grid gap-1.5 border-b border-rule py-3.5';

function PersonItem({ person, selection }: { person: PersonRow; selection: Selection }) {
  const t = useTexts('admin');
  return (
    <li className={`relative ${itemClasses} ps-11 first:border-t`}>
      <div className="absolute start-0 top-1">
        <SelectRow selection={selection} id={person.id} name={personName(person)} />
      </div>
      <PersonLink person={person} isWhole />
      <span className="text-sm [overflow-wrap:anywhere] text-ink-3">{person.email}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <RoleBadges person={person} />
        <StateBadge state={person.state} />
      </span>
      <dl className="flex flex-wrap gap-x-4 text-xs text-ink-3">
        <Fact label={t('admin.people.since')}>
          <DateDisplay instant={person.memberSince} />
        </Fact>
        <Fact label={t('admin.people.lastActive')}>
          <LastActive at={person.lastActiveAt} />
        </Fact>
        <Fact label={t('admin.people.secondFactor')}>
          <OnOff isOn={person.hasSecondFactor} />
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

/** With `isWhole` the whole entry is the touch target. */
function PersonLink({ person, isWhole }: { person: PersonRow; isWhole?: boolean }) {
  const localPath = useLocalPath();
  const linkArea = isWhole ? 'after:absolute after:inset-0' : 'w-fit';
  return (
    <Link
      to={localPath(personPath(person.id))}
      className={`rounded-sm font-[560] [overflow-wrap:anywhere] decoration-river/45 decoration-1 underline-offset-[0.25em] hover:underline ${linkArea}`}
    >
      {personName(person)}
    </Link>
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  const t = useTexts('admin');
  return <span className={isOn ? '' : 'text-ink-3'}>{isOn ? t('admin.on') : t('admin.off')}</span>;
}

function LastActive({ at }: { at: Date | null }) {
  const t = useTexts('admin');
  return at ? <DateDisplay instant={at} /> : <span>{t('admin.never')}</span>;
}
