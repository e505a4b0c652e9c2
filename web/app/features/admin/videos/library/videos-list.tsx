import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { Poster } from '../poster.tsx';
import { StateBadge } from '../state-badge.tsx';
import { useVideoFacts } from '../use-video-facts.ts';
import { titleOf } from '../video-title-and-poster.ts';
import { videosPageSize, videoUrl } from './videos-view.ts';

type VideosListProps = { videos: readonly ManagedVideo[]; now: Date };

/** A table if there is room for its columns, otherwise a list. */
export function VideosList({ videos, now }: VideosListProps) {
  return (
    <>
      <WideTable videos={videos} now={now} />
      <ul className="xl:hidden">
        {videos.map((video) => (
          <VideoItem key={video.id} video={video} now={now} />
        ))}
      </ul>
    </>
  );
}

export function VideosListSkeleton() {
  const rows = Array.from({ length: 6 }, (_, index) => index);
  return (
    <>
      <WideTable videos={[]} now={new Date(0)} isLoading />
      <SkeletonRegion className="xl:hidden">
        {rows.map((row) => (
          <div key={row} className={itemClasses}>
            <Skeleton className="aspect-video w-24" />
            <span className="grid gap-2">
              <Skeleton className="h-4 w-48 max-w-full" />
              <Skeleton className="h-3.5 w-36" />
            </span>
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type WideTableProps = VideosListProps & { isLoading?: boolean };

function WideTable({ videos, now, isLoading = false }: WideTableProps) {
  const t = useTexts('videos');
  return (
    <Table
      caption={t('videos.list.label')}
      columns={useColumns(now)}
      rows={videos}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      pageSize={videosPageSize}
      className="max-xl:hidden"
    />
  );
}

function useColumns(now: Date): readonly Column<ManagedVideo>[] {
  const t = useTexts('videos');
  const { showName } = useVideoNames();
  const facts = useVideoFacts();
  return [
    {
      id: 'video',
      header: t('videos.list.video'),
      cell: (video) => (
        <span className="flex items-center gap-4">
          <Poster video={video} />
          <TitleLink video={video} />
        </span>
      ),
      className: 'w-[38%] min-w-72',
    },
    {
      id: 'state',
      header: t('videos.filter.state'),
      cell: (video) => <StateBadge state={video.state} progress={video.progress} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'show',
      header: t('videos.filter.show'),
      cell: ({ show }) => showName(show),
      className: 'whitespace-nowrap',
    },
    {
      id: 'day',
      header: t('videos.list.day'),
      cell: (video) =>
        facts.quickie(video) ?? <span className="text-ink-3">{t('videos.list.noQuickie')}</span>,
      align: 'end',
    },
    {
      id: 'published',
      header: t('videos.list.published'),
      cell: (video) => (
        <span className={video.publishedAt ? undefined : 'text-ink-3'}>
          {facts.published(video, now)}
        </span>
      ),
      align: 'end',
    },
  ];
}

const itemClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 border-b border-rule py-3.5 first:border-t';

function VideoItem({ video, now }: { video: ManagedVideo; now: Date }) {
  const t = useTexts('videos');
  const { showName } = useVideoNames();
  const facts = useVideoFacts();
  const quickie = facts.quickie(video);
  const published = facts.published(video, now);
  return (
    <li className={itemClasses}>
      <Poster video={video} />
      <div className="grid gap-1">
        <TitleLink video={video} />
        <p className="tabular text-xs text-ink-2">
          {[
            showName(video.show),
            quickie ? t('ui.labelled', { label: t('videos.list.day'), text: quickie }) : null,
            video.publishedAt
              ? t('ui.labelled', { label: t('videos.list.published'), text: published })
              : published,
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        {video.state === 'ready' ? null : (
          <p>
            <StateBadge state={video.state} progress={video.progress} />
          </p>
        )}
      </div>
    </li>
  );
}

function TitleLink({ video }: { video: ManagedVideo }) {
  const localPath = useLocalPath();
  return (
    <TextLink
      to={localPath(videoUrl(video.id))}
      className="inline-flex w-fit items-center [overflow-wrap:anywhere] touch:min-h-11"
    >
      {titleOf(video, useLanguage())}
    </TextLink>
  );
}
