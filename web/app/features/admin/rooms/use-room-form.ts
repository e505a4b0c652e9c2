import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { type Room, type RoomFields, toRoomDraft, toRoomFields, toRoomSlug } from './room-form.ts';
import { refetchRooms } from './rooms-queries.ts';

type Edited = {
  /** Null for a new one. */
  readonly room: Room | null;
  /** The position of a new one. */
  readonly position: number;
};

/** The dialog for creating or editing a room, from opening to saving. */
export function useRoomForm({ room, position: last }: Edited, onSaved: () => void) {
  const queryClient = useQueryClient();
  const position = room?.position ?? last;
  const form = useDialogForm<RoomFields>({
    defaultValues: () => toRoomFields(room),
    validate: (fields) => toRoomDraft(fields, position).wrong,
    findErrorField: (error) => (hasCode(error, 'ROOM_NAME_TAKEN') ? 'slug' : undefined),
    async onSubmit(fields) {
      const { draft } = toRoomDraft(fields, position);
      if (!draft) return;
      const { courseId, ...change } = draft;
      await (room
        ? queries.communityAdmin.changeRoom.call({
            ...change,
            conversationId: room.id,
            isArchived: room.isArchived,
          })
        : queries.communityAdmin.createRoom.call({ ...change, courseId }));
      await refetchRooms(queryClient);
      onSaved();
    },
  });
  return {
    ...form,
    isNew: room === null,
    setValues(part: Partial<RoomFields>): void {
      const isSuggested = isSuggesting(room, form.values) && part.title !== undefined;
      form.setValues(isSuggested ? { ...part, slug: toRoomSlug(part.title ?? '') } : part);
    },
  };
}

export type RoomFormState = ReturnType<typeof useRoomForm>;

/** Until someone edits the URL. */
function isSuggesting(room: Room | null, { title, slug }: RoomFields): boolean {
  return room === null && slug === toRoomSlug(title);
}
