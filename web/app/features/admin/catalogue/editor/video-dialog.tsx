import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { VideoPoster } from '../../../watch/itv/video-poster.tsx';

type VideoDialogProps = {
  /** Language of the text, which the title is written in. */
  lang: LanguageCode;
  onChoose: (video: VideoCard) => void;
  onClose: () => void;
};

/** Asks for a video of ITV; clicking one inserts it. Mounted only while open. */
export function VideoDialog({ lang, onChoose, onClose }: VideoDialogProps) {
  const t = useTexts('editor');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={t('editor.video.title')}
      description={t('editor.video.help')}
    >
      <div className="grid gap-3 pt-2">
        <Field label={t('editor.video.search')}>
          <TextInput
            type="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            leading={<Search aria-hidden="true" />}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <FoundVideos lang={lang} search={search} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

type FoundVideosProps = Pick<VideoDialogProps, 'lang' | 'onChoose'> & { search: string };

function FoundVideos({ lang, search, onChoose }: FoundVideosProps) {
  // With the texts of its rows: loading those later would hide the open dialog.
  const t = useTexts('editor', 'admin', 'videos', 'itv');
  const read = useQuery({
    ...queries.videos.list.queryOptions({ input: { language: lang, search } }),
    placeholderData: keepPreviousData,
  });
  if (read.isPending) return <FoundSkeleton />;
  if (!read.data) {
    return (
      <ErrorState
        title={t('videos.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  if (read.data.videos.length === 0) {
    return (
      <p role="status" className="type-small">
        {t('editor.video.none')}
      </p>
    );
  }
  return (
    <ul className="border-t border-rule">
      {read.data.videos.map((video) => (
        <li key={video.id} className="border-b border-rule">
          <VideoButton video={video} onChoose={() => onChoose(video)} />
        </li>
      ))}
    </ul>
  );
}

function VideoButton({ video, onChoose }: { video: VideoCard; onChoose: () => void }) {
  const { showName } = useVideoNames();
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 py-2 text-start transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]"
    >
      <VideoPoster video={video} className="w-24 shrink-0" />
      <span className="grid min-w-0">
        <span lang={video.language} className="text-sm font-[560] [overflow-wrap:anywhere]">
          {video.title}
        </span>
        <span className="type-small">{showName(video.show)}</span>
      </span>
    </button>
  );
}

function FoundSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonRegion>
  );
}
