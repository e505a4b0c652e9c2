import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { VideoPicker } from '../../kit/video-picker.tsx';
import { Poster } from '../poster.tsx';
import { useVideoFacts } from '../use-video-facts.ts';
import { stateTexts } from '../video-texts.ts';
import { titleOf } from '../video-title-and-poster.ts';

type ChooseVideoProps = {
  isBusy: boolean;
  /** What choosing one does, for screen readers. */
  purpose?: string;
  onChoose: (video: ManagedVideo) => void;
};

/** Any video of the library, listed in ITV or not; those that failed can't be chosen. */
export function ChooseVideo({ isBusy, purpose, onChoose }: ChooseVideoProps) {
  const t = useTexts('admin', 'itv', 'videos');
  const language = useLanguage();
  const detailsOf = useDetails();
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const read = useQuery({
    ...queries.videosAdmin.list.queryOptions({ input: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <VideoPicker
      typed={typed}
      onType={setTyped}
      read={read}
      found={read.data?.videos
        .filter(({ state }) => state !== 'failed')
        .map((video) => ({
          id: video.id,
          poster: <Poster video={video} />,
          title: titleOf(video, language),
          details: detailsOf(video),
          purpose,
          choose: () => onChoose(video),
        }))}
      noneText={t('videos.calendar.none')}
      isBusy={isBusy}
    />
  );
}

function useDetails(): (video: ManagedVideo) => string {
  const t = useTexts('videos');
  const facts = useVideoFacts();
  const { showName } = useVideoNames();
  return ({ show, state, quickie }) => {
    const day = quickie?.scheduledDate;
    const details = [
      showName(show),
      state === 'ready' ? null : t(stateTexts[state]),
      day ? t('videos.calendar.scheduledOn', { day: facts.day(day) }) : null,
    ];
    return details.filter((fact) => fact !== null).join(' · ');
  };
}
