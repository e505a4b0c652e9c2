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
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import { stateTexts } from '../video-texts.ts';
import { useVideos, videosQuery } from '../videos-queries.ts';
import { VideosList, VideosListSkeleton } from './videos-list.tsx';
import { isFiltered, type VideosView, videosPath, videosUrl } from './videos-view.ts';
import { WorkQueue } from './work-queue.tsx';

/** Videos in preparation, and below them all videos. */
export function LibrarySection({ view }: { view: VideosView }) {
  return (
    <div className="grid min-w-0 gap-8">
      <WorkQueue />
      <VideosFilter view={view} />
      <Videos view={view} />
    </div>
  );
}

function VideosFilter({ view }: { view: VideosView }) {
  const t = useTexts('videos');
  const { shows } = useVideoNames();
  const localPath = useLocalPath();
  return (
    <ListFilter
      label={t('videos.filter.label')}
      search={{ label: t('videos.filter.search'), value: view.search }}
      choices={[
        {
          name: 'state',
          label: t('videos.filter.state'),
          value: view.state ?? '',
          empty: t('videos.filter.anyState'),
          options: optionsOf(t, stateTexts),
        },
        {
          name: 'show',
          label: t('videos.filter.show'),
          value: view.show ?? '',
          empty: t('videos.filter.anyShow'),
          options: shows.map(({ slug, name }) => ({ value: slug, label: name })),
        },
      ]}
      apply={t('videos.filter.apply')}
      clear={isFiltered(view) ? localPath(videosPath) : null}
    />
  );
}

function Videos({ view }: { view: VideosView }) {
  const t = useTexts('admin', 'videos');
  const list = useVideos(videosQuery(queries, view));
  if (list.isPending) return <VideosListSkeleton />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('videos.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { videos, nextCursor } = list.data;
  if (videos.length === 0) return <NoVideos view={view} />;
  return (
    <div className="grid min-w-0 gap-6">
      <VideosList videos={videos} now={new Date(list.dataUpdatedAt)} />
      <Pages view={view} nextCursor={nextCursor} shown={videos.length} />
    </div>
  );
}

function NoVideos({ view }: { view: VideosView }) {
  const t = useTexts('admin', 'videos');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('videos.list.empty')} text={t('videos.list.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('videos.list.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath(videosPath)}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}

type PagesProps = { view: VideosView; nextCursor: string | null; shown: number };

function Pages({ view, nextCursor, shown }: PagesProps) {
  const t = useTexts('videos');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: VideosView['trail']) => localPath(videosUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('videos.list.shown', { count: shown, shown: format.number(shown) })}
    />
  );
}
