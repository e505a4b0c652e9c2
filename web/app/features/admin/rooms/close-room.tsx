import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Room } from './room-form.ts';
import { refetchRooms, roomErrorTexts } from './rooms-queries.ts';

/** A closed room can be read but not written to, until it is reopened. */
export function CloseRoom({ room }: { room: Room }) {
  const t = useTexts('rooms');
  const name = { room: room.title };
  const queryClient = useQueryClient();
  const changing = useMutation({
    ...queries.communityAdmin.changeRoom.mutationOptions(),
    onSuccess: () => refetchRooms(queryClient),
  });
  const store = (isArchived: boolean) => {
    const { id: conversationId, slug, title, description, position } = room;
    return changing.mutateAsync({ conversationId, slug, title, description, position, isArchived });
  };
  async function reopen(): Promise<void> {
    try {
      await store(false);
    } catch (error) {
      showToast({ kind: 'destructive', title: errorText(error, t, roomErrorTexts) });
    }
  }
  if (room.isArchived) {
    return (
      <Button
        size="small"
        variant="quiet"
        aria-label={t('rooms.reopenOf', name)}
        isLoading={changing.isPending}
        onClick={() => void reopen()}
      >
        {t('rooms.reopen')}
      </Button>
    );
  }
  return (
    <ConfirmDialog
      title={t('rooms.closeTitle', name)}
      text={t('rooms.closeText')}
      confirmLabel={t('rooms.closeSubmit')}
      isDanger
      errorTexts={roomErrorTexts}
      onConfirm={() => store(true)}
      trigger={
        <Button size="small" variant="quiet" aria-label={t('rooms.closeOf', name)}>
          {t('rooms.close')}
        </Button>
      }
    />
  );
}
