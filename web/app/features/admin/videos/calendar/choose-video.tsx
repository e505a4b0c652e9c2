import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { Poster } from '../poster.tsx';
import { useVideoFacts } from '../use-video-facts.ts';
import { stateTexts } from '../video-texts.ts';
import { titleOf } from '../video-title-and-poster.ts';

type ChooseVideoProps = { isBusy: boolean; onChoose: (video: ManagedVideo) => void };

/** Searches for a video; clicking one chooses it. */
export function ChooseVideo({ isBusy, onChoose }: ChooseVideoProps) {
  const t = useTexts('admin', 'videos');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed);
  const read = useQuery(queries.videosAdmin.list.queryOptions({ input: { search } }));
  const found = read.data?.videos.filter(({ state }) => state !== 'failed');
  return (
    <div className="grid gap-3">
      <Field label={t('videos.calendar.search')}>
        <TextInput
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          leading={<Search aria-hidden="true" />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      {read.isPending ? <FoundSkeleton /> : null}
      {read.isError && !read.data ? (
        <ErrorState
          title={t('videos.list.failed')}
          text={t('admin.failedText')}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
        />
      ) : null}
      {found?.length === 0 ? (
        <p role="status" className="type-small">
          {t('videos.calendar.none')}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <ul aria-busy={isBusy || undefined} className="border-t border-rule">
          {found.map((video) => (
            <li key={video.id} className="border-b border-rule">
              <VideoButton video={video} onChoose={() => (isBusy ? undefined : onChoose(video))} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function VideoButton({ video, onChoose }: { video: ManagedVideo; onChoose: () => void }) {
  const t = useTexts('itv', 'videos');
  const facts = useVideoFacts();
  const { showName } = useVideoNames();
  const title = titleOf(video, useLanguage());
  const day = video.quickie?.scheduledDate;
  const details = [
    showName(video.show),
    video.state === 'ready' ? null : t(stateTexts[video.state]),
    day ? t('videos.calendar.scheduledOn', { day: facts.day(day) }) : null,
  ].filter((fact) => fact !== null);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 py-2 text-start transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]"
    >
      <Poster video={video} className="w-20" />
      <span className="grid min-w-0">
        <span className="text-sm font-[560] [overflow-wrap:anywhere]">{title}</span>
        <span className="type-small">{details.join(' · ')}</span>
        <span className="sr-only">{t('videos.calendar.choose')}</span>
      </span>
    </button>
  );
}

function FoundSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </SkeletonRegion>
  );
}
