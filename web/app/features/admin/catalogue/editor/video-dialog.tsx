import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { VideoPoster } from '../../../watch/itv/video-poster.tsx';
import { VideoPicker } from '../../kit/video-picker.tsx';

type VideoDialogProps = {
  /** Language of the text, which the title is written in. */
  lang: LanguageCode;
  onChoose: (video: VideoCard) => void;
  onClose: () => void;
};

/** Asks for a video of ITV; clicking one inserts it. Mounted only while open. */
export function VideoDialog({ lang, onChoose, onClose }: VideoDialogProps) {
  // With the texts of its rows: loading those later would hide the open dialog.
  const t = useTexts('editor', 'admin', 'videos', 'itv');
  const { showName } = useVideoNames();
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const read = useQuery({
    ...queries.videos.list.queryOptions({ input: { language: lang, search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={t('editor.video.title')}
      description={t('editor.video.help')}
    >
      <div className="pt-2">
        <VideoPicker
          typed={typed}
          onType={setTyped}
          read={read}
          found={read.data?.videos.map((video) => ({
            id: video.id,
            poster: <VideoPoster video={video} className="w-24 shrink-0" />,
            title: video.title,
            lang: video.language,
            details: showName(video.show),
            choose: () => onChoose(video),
          }))}
          noneText={t('editor.video.none')}
        />
      </div>
    </Dialog>
  );
}
