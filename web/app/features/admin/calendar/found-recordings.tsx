import {
  type FoundRecording,
  type ManagedOccurrence,
  type RecordingProblem,
  recordingsFolder,
} from '@danube/contract/events/events.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { academyTimeZone, formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { addDays, type Day } from '../../live/events/calendar/calendar-days.ts';
import { Section } from '../kit/section.tsx';
import { videoUrl } from '../videos/library/videos-view.ts';
import { refetchCalendar } from './calendar-queries.ts';

/** Recordings from the watched folder that name no session; nothing where there are none. */
export function FoundRecordings({ today }: { today: Day }) {
  const t = useTexts('calendar', 'admin');
  const list = useQuery(queries.eventsAdmin.recordings.queryOptions());
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t('calendar.found.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data || list.data.length === 0) return null;
  return (
    <Section title={t('calendar.found.title')}>
      <p className="type-small">{t('calendar.found.text', { folder: recordingsFolder })}</p>
      <ul>
        {list.data.map((recording) => (
          <FoundItem key={recording.name} recording={recording} today={today} />
        ))}
      </ul>
    </Section>
  );
}

const problemTexts = {
  name: 'calendar.found.rename',
  tooLarge: 'calendar.found.tooLarge',
  unreadable: 'calendar.found.unreadable',
} as const satisfies Record<RecordingProblem, TextKey>;

type ItemProps = { recording: FoundRecording; today: Day };

function FoundItem({ recording, today }: ItemProps) {
  const t = useTexts('calendar');
  const language = useTextLanguage();
  const localPath = useLocalPath();
  const queryClient = useQueryClient();
  const dismiss = useMutation({
    ...queries.eventsAdmin.dismissRecording.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('calendar.found.dismissed') }),
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
    onSettled: () => refetchCalendar(queryClient),
  });
  const { name, bytes, foundAt, video, problem } = recording;
  const found = formatDate(foundAt, 'moment', { language, timeZone: academyTimeZone });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 text-sm">
      <div className="grid min-w-0">
        <span className="font-[560] [overflow-wrap:anywhere]">
          {video ? <TextLink to={localPath(videoUrl(video.id))}>{name}</TextLink> : name}
        </span>
        <span className="type-small">
          {problem ? t(problemTexts[problem]) : `${formatBytes(bytes, language)} · ${found}`}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {video ? <ChooseSession name={name} videoId={video.id} today={today} /> : null}
        <Button
          size="small"
          variant="quiet"
          isLoading={dismiss.isPending}
          onClick={() => dismiss.mutate({ name })}
        >
          {t('calendar.found.dismiss')}
        </Button>
      </div>
    </li>
  );
}

type ChooseProps = { name: string; videoId: VideoId; today: Day };

function ChooseSession({ name, videoId, today }: ChooseProps) {
  const t = useTexts('calendar', 'ui');
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const link = useMutation({
    ...queries.eventsAdmin.setRecording.mutationOptions(),
    async onSuccess() {
      await refetchCalendar(queryClient);
      showToast({ kind: 'success', title: t('calendar.recording.done') });
    },
  });
  return (
    <Dialog
      trigger={<Button size="small">{t('calendar.found.choose')}</Button>}
      isOpen={isOpen}
      onOpenChange={(next) => (link.isPending ? undefined : setIsOpen(next))}
      size="medium"
      title={t('calendar.found.dialog')}
      description={t('calendar.found.dialogText', { name })}
      actions={
        <OverlayClose asChild>
          <Button>{t('ui.close')}</Button>
        </OverlayClose>
      }
    >
      <RecentSessions
        today={today}
        isBusy={link.isPending}
        onChoose={({ planId, date }) => link.mutate({ id: planId, date, videoId })}
      />
      {link.error ? (
        <div role="alert" className="pt-3">
          <FieldError>{errorText(link.error, t)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}

/** How far back recordings are searched: as far as the calendar reads at once. */
const daysBack = 60;

type RecentProps = {
  today: Day;
  isBusy: boolean;
  onChoose: (session: ManagedOccurrence) => void;
};

function RecentSessions({ today, isBusy, onChoose }: RecentProps) {
  const t = useTexts('calendar', 'admin');
  const language = useTextLanguage();
  const input = { from: addDays(today, -daysBack), to: today };
  const read = useQuery(queries.eventsAdmin.occurrences.queryOptions({ input }));
  if (read.isError && !read.data) {
    return (
      <ErrorState
        title={t('calendar.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  if (!read.data) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  const held = read.data.filter(({ isCancelled }) => !isCancelled).toReversed();
  if (held.length === 0) return <p className="type-small">{t('calendar.found.none')}</p>;
  return (
    <ul aria-busy={isBusy || undefined} className="border-t border-rule">
      {held.map((session) => (
        <li key={session.id} className="border-b border-rule">
          <button
            type="button"
            onClick={() => (isBusy ? undefined : onChoose(session))}
            className="grid min-h-11 w-full content-center py-2 text-start transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]"
          >
            <span className="text-sm font-[560] [overflow-wrap:anywhere]">{session.title}</span>
            <span className="type-small">
              {formatDate(session.startsAt, 'moment', { language, timeZone: academyTimeZone })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
