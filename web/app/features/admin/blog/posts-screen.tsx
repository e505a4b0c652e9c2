import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { stateTexts } from '../catalogue/list/list-view.ts';
import { ListFilter, optionsOf } from '../kit/list-filter.tsx';
import { PostsList } from './posts-list.tsx';
import { newPostPath, type PostsView, postsPath, postsQuery, postsUrl } from './posts-view.ts';

/** Every post in any state, last edited first. */
export function PostsScreen({ view }: { view: PostsView }) {
  const t = useTexts('posts', 'editor');
  const localPath = useLocalPath();
  const isFiltered = view.search !== '' || view.state !== undefined;
  return (
    <section aria-label={t('posts.title')} className="grid min-w-0 gap-6">
      <ListFilter
        label={t('editor.list.filter')}
        search={{ label: t('posts.search'), value: view.search }}
        choices={[
          {
            name: 'state',
            label: t('editor.list.state'),
            value: view.state ?? '',
            empty: t('editor.list.anyState'),
            options: optionsOf(t, stateTexts),
          },
        ]}
        apply={t('editor.list.apply')}
        clear={isFiltered ? localPath(postsPath) : null}
      />
      <div className="flex justify-end border-t border-ink pt-4">
        <CreateLink />
      </div>
      <Posts view={view} isFiltered={isFiltered} />
    </section>
  );
}

function CreateLink() {
  const t = useTexts('posts');
  const localPath = useLocalPath();
  return (
    <Button asChild size="small" variant="primary">
      <Link to={localPath(newPostPath)}>
        <Plus aria-hidden="true" />
        {t('posts.add')}
      </Link>
    </Button>
  );
}

function Posts({ view, isFiltered }: { view: PostsView; isFiltered: boolean }) {
  const t = useTexts('posts', 'editor', 'admin');
  const list = useQuery(postsQuery(queries, view));
  if (list.isPending) return <PostsSkeleton />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('editor.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { posts, nextCursor, total } = list.data;
  if (posts.length === 0) {
    return isFiltered ? (
      <EmptyState drawing="search" title={t('editor.list.noMatch')} />
    ) : (
      <EmptyState title={t('posts.empty')} text={t('posts.emptyText')} action={<CreateLink />} />
    );
  }
  return (
    <>
      <PostsList posts={posts} />
      <Pages view={view} nextCursor={nextCursor} shown={posts.length} total={total} />
    </>
  );
}

function PostsSkeleton() {
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <SkeletonRegion>
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-b border-rule py-4">
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

type PagesProps = { view: PostsView; nextCursor: string | null; shown: number; total: number };

function Pages({ view, nextCursor, shown, total }: PagesProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: PostsView['trail']) => localPath(postsUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('editor.list.shown', {
        shown: format.number(shown),
        total: format.number(total),
      })}
    />
  );
}
