import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../../ui/dialog.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { type Day, noonOf } from '../../../live/events/calendar/calendar-days.ts';
import { videoUrl } from '../library/videos-view.ts';
import { Poster } from '../poster.tsx';
import { titleOf } from '../video-title-and-poster.ts';
import { refetchVideos } from '../videos-queries.ts';
import { ChooseVideo } from './choose-video.tsx';

type DayDialogProps = {
  day: Day;
  isPast: boolean;
  /** The video scheduled for the day. */
  video: ManagedVideo | null;
  opener: HTMLElement;
  onClose: () => void;
};

/** One day of the calendar: its video, or a choice of videos. */
export function DayDialog({ day, isPast, video, opener, onClose }: DayDialogProps) {
  const t = useTexts('admin', 'ui', 'videos');
  const language = useTextLanguage();
  const schedule = useSchedule(onClose);
  const name = formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || schedule.isPending ? undefined : onClose())}
      opener={opener}
      size="medium"
      title={t('videos.calendar.dayTitle', { day: name })}
      description={describe(video, isPast, t)}
      actions={
        <OverlayClose asChild>
          <Button>{t('ui.close')}</Button>
        </OverlayClose>
      }
    >
      <div className="grid gap-4 pt-2">
        {video ? (
          <Standing
            video={video}
            isBusy={schedule.isPending}
            onTakeOff={isPast ? undefined : () => schedule.mutate({ id: video.id, quickie: null })}
          />
        ) : null}
        {!video && !isPast ? (
          <ChooseVideo
            isBusy={schedule.isPending}
            purpose={t('videos.calendar.choose')}
            onChoose={({ id }) =>
              schedule.mutate({ id, quickie: { scheduledDate: day, isActive: true } })
            }
          />
        ) : null}
        {schedule.error ? (
          <div role="alert">
            <FieldError>{errorText(schedule.error, t)}</FieldError>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

function describe(
  video: ManagedVideo | null,
  isPast: boolean,
  t: ReturnType<typeof useTexts>,
): string {
  if (video) return t('videos.calendar.dayTaken');
  return isPast ? t('videos.calendar.past') : t('videos.calendar.dayFree');
}

type StandingProps = {
  video: ManagedVideo;
  isBusy: boolean;
  /** Undefined for a past day. */
  onTakeOff?: (() => void) | undefined;
};

function Standing({ video, isBusy, onTakeOff }: StandingProps) {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Poster video={video} className="w-32" />
      <div className="grid justify-items-start gap-2">
        <TextLink to={localPath(videoUrl(video.id))}>{titleOf(video, useLanguage())}</TextLink>
        {onTakeOff ? (
          <Button size="small" onClick={onTakeOff} isLoading={isBusy}>
            {t('videos.calendar.takeOff')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function useSchedule(onDone: () => void) {
  const t = useTexts('videos');
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.videosAdmin.schedule.mutationOptions(),
    async onSuccess(_video, { quickie }) {
      const title = t(quickie ? 'videos.calendar.chosen' : 'videos.calendar.takenOff');
      showToast({ kind: 'success', title });
      await refetchVideos(queryClient);
      onDone();
    },
    // The day may be taken by now; the calendar then shows it.
    onError: () => refetchVideos(queryClient),
  });
}
