import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';
import { ChooseVideo } from '../videos/calendar/choose-video.tsx';
import { videoUrl } from '../videos/library/videos-view.ts';
import { refetchCalendar } from './calendar-queries.ts';

/** The ITV video that the session's page offers afterwards. */
export function RecordingSection({ session }: { session: ManagedOccurrence }) {
  const t = useTexts('calendar', 'ui');
  const localPath = useLocalPath();
  const [isOpen, setIsOpen] = useState(false);
  const set = useSetRecording(session, () => setIsOpen(false));
  const { recording } = session;
  return (
    <Section title={t('calendar.recording.title')}>
      {recording ? (
        <>
          <TextLink to={localPath(videoUrl(recording.id))}>{recording.title}</TextLink>
          {recording.isPublic ? null : (
            <p className="type-small">{t('calendar.recording.notPublic')}</p>
          )}
        </>
      ) : (
        <p className="type-small">{t('calendar.recording.none')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Dialog
          trigger={
            <Button size="small">
              {t(recording ? 'calendar.recording.change' : 'calendar.recording.choose')}
            </Button>
          }
          isOpen={isOpen}
          onOpenChange={(next) => (set.isBusy ? undefined : setIsOpen(next))}
          size="medium"
          title={t('calendar.recording.dialog')}
          description={t('calendar.recording.text')}
          actions={
            <OverlayClose asChild>
              <Button>{t('ui.close')}</Button>
            </OverlayClose>
          }
        >
          <ChooseVideo isBusy={set.isBusy} onChoose={({ id }) => set.to(id)} />
          <Failure error={set.failure} />
        </Dialog>
        {recording ? (
          <Button size="small" variant="quiet" isLoading={set.isBusy} onClick={() => set.to(null)}>
            {t('calendar.recording.remove')}
          </Button>
        ) : null}
      </div>
      {isOpen ? null : <Failure error={set.failure} />}
    </Section>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTexts('calendar');
  if (!error) return null;
  return (
    <div role="alert" className="pt-3">
      <FieldError>{errorText(error, t)}</FieldError>
    </div>
  );
}

function useSetRecording({ planId, date }: ManagedOccurrence, onDone: () => void) {
  const t = useTexts('calendar');
  const queryClient = useQueryClient();
  const set = useMutation({
    ...queries.eventsAdmin.setRecording.mutationOptions(),
    async onSuccess({ recorded }) {
      await refetchCalendar(queryClient);
      onDone();
      const title = t(recorded ? 'calendar.recording.done' : 'calendar.recording.removed');
      showToast({ kind: 'success', title });
    },
  });
  return {
    isBusy: set.isPending,
    failure: set.error,
    to: (videoId: VideoId | null) => set.mutate({ id: planId, date, videoId }),
  };
}
