import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { formatClock } from '../../../lib/format-date.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { ListSection } from './list-section.tsx';
import { VideoCard } from './video-card.tsx';

/** As many as fit in one row. */
const shown = 4;

/**
 * Videos a member has started but not finished. Requested in the browser, because the page is
 * cached for everyone.
 */
export function ContinueWatching() {
  const t = useTexts('itv');
  const language = useLanguage();
  const isMember = useSession().user !== null;
  const started = useQuery({
    ...queries.videos.begun.queryOptions({ input: { language } }),
    enabled: isMember,
  });
  if (!isMember || started.data?.length === 0) return null;
  return (
    <ListSection title={t('itv.continue.title')}>
      {started.data ? <StartedVideos positions={started.data.slice(0, shown)} /> : null}
      {started.isPending ? <Waiting /> : null}
      {started.isError && !started.data ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2"
        >
          <p>{t('itv.continue.failed')}</p>
          <Button
            size="small"
            isLoading={started.isFetching}
            onClick={() => void started.refetch()}
          >
            {t('ui.retry')}
          </Button>
        </div>
      ) : null}
    </ListSection>
  );
}

type Position = { video: Parameters<typeof VideoCard>[0]['video']; position: number };

const places = 'grid gap-x-gutter gap-y-5 sm:grid-cols-2 lg:grid-cols-4';

function StartedVideos({ positions }: { positions: readonly Position[] }) {
  const t = useTexts('itv');
  return (
    <ul className={places}>
      {positions.map(({ video, position }) => (
        <li key={video.id}>
          <VideoCard video={video}>
            <Progress
              kind="thin"
              value={position}
              max={video.seconds}
              label={t('itv.continue.watched', { title: video.title })}
              className="mt-1.5"
            />
            <p className="tabular mt-1 text-2xs text-ink-3">
              {t('itv.continue.left', {
                time: formatClock(Math.max(0, video.seconds - position)),
              })}
            </p>
          </VideoCard>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <SkeletonRegion className={places}>
      <div className="grid grid-cols-[minmax(8rem,5fr)_7fr] content-start gap-x-4 gap-y-3.5 sm:grid-cols-1">
        <Skeleton className="aspect-video rounded-md" />
        <SkeletonText lines={2} />
      </div>
    </SkeletonRegion>
  );
}
