import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type PickableVideo = {
  id: VideoId;
  poster: ReactNode;
  title: string;
  lang?: LanguageCode;
  details: string;
  /** What choosing it does, for screen readers. */
  purpose?: string | undefined;
  choose: () => void;
};

type VideoPickerProps = {
  typed: string;
  onType: (typed: string) => void;
  read: { isPending: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What the search found; undefined until it is read. */
  found: readonly PickableVideo[] | undefined;
  noneText: string;
  isBusy?: boolean;
};

/** A search for videos; clicking one chooses it. */
export function VideoPicker({ typed, onType, ...results }: VideoPickerProps) {
  const t = useTexts('videos');
  return (
    <div className="grid gap-3">
      <Field label={t('videos.picker.search')}>
        <TextInput
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          leading={<Search aria-hidden="true" />}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Field>
      <Results {...results} />
    </div>
  );
}

type ResultsProps = Omit<VideoPickerProps, 'typed' | 'onType'>;

function Results({ read, found, noneText, isBusy }: ResultsProps) {
  const t = useTexts('admin', 'videos');
  if (read.isPending) return <ResultsSkeleton />;
  if (!found) {
    return (
      <ErrorState
        title={t('videos.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  if (found.length === 0) {
    return (
      <p role="status" className="type-small">
        {noneText}
      </p>
    );
  }
  return (
    <ul aria-busy={isBusy || undefined} className="border-t border-rule">
      {found.map((video) => (
        <li key={video.id} className="border-b border-rule">
          <VideoButton video={video} onChoose={() => (isBusy ? undefined : video.choose())} />
        </li>
      ))}
    </ul>
  );
}

function VideoButton({ video, onChoose }: { video: PickableVideo; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 py-2 text-start transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]"
    >
      {video.poster}
      <span className="grid min-w-0">
        <span lang={video.lang} className="text-sm font-[560] [overflow-wrap:anywhere]">
          {video.title}
        </span>
        <span className="type-small">{video.details}</span>
        {video.purpose ? <span className="sr-only">{video.purpose}</span> : null}
      </span>
    </button>
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonRegion>
  );
}
