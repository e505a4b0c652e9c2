import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { auditExcerptQuery } from './audit-queries.ts';
import { auditUrl } from './audit-view.ts';
import { EntryList, EntryListSkeleton } from './entry-list.tsx';

/** The latest entries by or about someone, with a link to all of them. */
export function AuditExcerpt({ about }: { about: string }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="excerpt" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="excerpt" className="type-h4">
          {t('admin.audit.excerpt')}
        </h2>
        <TextLink kind="standalone" to={localPath(auditUrl({ about }))} className="text-sm">
          {t('admin.audit.all')}
        </TextLink>
      </div>
      <Excerpt about={about} />
    </section>
  );
}

function Excerpt({ about }: { about: string }) {
  const t = useTexts('admin');
  const list = useQuery(auditExcerptQuery(queries, about));
  const caption = t('admin.audit.excerpt');
  if (list.isPending) return <EntryListSkeleton caption={caption} rows={4} />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.audit.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  if (list.data.entries.length === 0) {
    return <p className="type-body text-sm">{t('admin.audit.excerptEmpty')}</p>;
  }
  return <EntryList entries={list.data.entries} caption={caption} />;
}
