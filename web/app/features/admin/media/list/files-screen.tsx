import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CursorPagination } from '../../../../ui/pagination.tsx';
import { useFileFormat } from '../files/use-file-format.ts';
import { browserQueue } from '../transfer/browser-queue.ts';
import { FilesExport } from './files-export.tsx';
import { FilesFilterForm } from './files-filter-form.tsx';
import { FilesList, FilesListSkeleton } from './files-list.tsx';
import { filesQuery } from './files-query.ts';
import { type FilesView, filesPath, filesUrl, isFiltered } from './files-view.ts';
import { RemoveOrphans } from './remove-orphans.tsx';
import { UploadArea } from './upload-area.tsx';

const pollMs = 4_000;

/** Every stored file: what it is, where it is used, and which ones are unused. */
export function FilesScreen({ view }: { view: FilesView }) {
  const t = useTexts('admin', 'media');
  const format = useFormat();
  const words = useFileFormat();
  const { data } = useFiles(view);
  const total = data?.total;
  return (
    <>
      <UploadArea queue={browserQueue()} />
      <section aria-label={t('admin.uploads.title')} className="grid min-w-0 gap-6">
        <FilesFilterForm view={view} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-4">
          <p role="status" className="text-sm">
            {data
              ? t('media.files.total', {
                  count: data.total,
                  shown: format.number(data.total),
                  size: words.bytes(data.totalBytes),
                })
              : null}
          </p>
          {total || isFiltered(view) ? (
            <div className="flex flex-wrap gap-2">
              <RemoveOrphans />
              {total ? <FilesExport view={view} /> : null}
            </div>
          ) : null}
        </div>
        <Files view={view} />
      </section>
    </>
  );
}

/** Polls while a file is being checked. */
function useFiles(view: FilesView) {
  return useQuery({
    ...filesQuery(queries, view),
    refetchInterval: ({ state }) =>
      state.data?.files.some((file) => file.state === 'checking') ? pollMs : false,
  });
}

function Files({ view }: { view: FilesView }) {
  const t = useTexts('admin', 'media');
  const list = useFiles(view);
  if (list.isPending) return <FilesListSkeleton view={view} />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('media.files.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { files, nextCursor, total } = list.data;
  if (files.length === 0) return <NoFiles view={view} />;
  return (
    <>
      <FilesList files={files} view={view} />
      <Pages view={view} nextCursor={nextCursor} shown={files.length} total={total} />
    </>
  );
}

function NoFiles({ view }: { view: FilesView }) {
  const t = useTexts('admin', 'media');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('media.files.empty')} text={t('media.files.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('media.files.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath(filesPath)}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}

type PagesProps = { view: FilesView; nextCursor: string | null; shown: number; total: number };

function Pages({ view, nextCursor, shown, total }: PagesProps) {
  const t = useTexts('media');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: FilesView['trail']) => localPath(filesUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('media.files.shown', {
        shown: format.number(shown),
        total: format.number(total),
      })}
    />
  );
}
