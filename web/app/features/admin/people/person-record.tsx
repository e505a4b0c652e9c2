import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { PersonEntry } from '@danube/contract/identity/person-record.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { DeleteNote } from './note-dialogs.tsx';
import { personEntriesQuery } from './people-queries.ts';
import { personName } from './person-name.ts';

/** Staff's notes about a person and the emails they sent them. */
export function PersonRecord({ person }: { person: Person }) {
  const t = useTexts('person');
  return (
    <section aria-labelledby="record" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <h2 id="record" className="type-h4">
        {t('person.record.title')}
      </h2>
      <p className="type-small max-w-prose">
        {t('person.record.text', { name: personName(person) })}
      </p>
      <Entries person={person} />
    </section>
  );
}

function Entries({ person }: { person: Person }) {
  const t = useTexts('person', 'admin');
  const list = useInfiniteQuery(personEntriesQuery(queries, person.id));
  if (list.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('person.record.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  const entries = list.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <p className="type-body text-sm">{t('person.record.empty')}</p>;
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} person={person} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
        >
          {t('person.record.more')}
        </Button>
      ) : null}
    </>
  );
}

function Entry({ entry, person }: { entry: PersonEntry; person: Person }) {
  const t = useTexts('person');
  const format = useFormat();
  const date = format.date(entry.createdAt, 'moment');
  const isNote = entry.kind === 'note';
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-rule py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge kind={isNote ? 'neutral' : 'river'}>
            {t(isNote ? 'person.record.kinds.note' : 'person.record.kinds.mail')}
          </Badge>
          {entry.subject ? <span className="font-[560] wrap-anywhere">{entry.subject}</span> : null}
        </p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{entry.text}</p>
        <p className="type-small" suppressHydrationWarning>
          {entry.author === null
            ? t('person.record.byErased', { date })
            : t('person.record.by', { name: entry.author, date })}
        </p>
      </div>
      {isNote ? <DeleteNote person={person} entry={entry} date={date} /> : null}
    </li>
  );
}
