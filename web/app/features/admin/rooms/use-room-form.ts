import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { draftOf, fieldsOf, type Room, type RoomFields, slugFor } from './room-form.ts';
import { refetchRooms } from './rooms-queries.ts';

type Shown = { isOpen: boolean; isAsking: boolean; wrong: readonly string[]; attempts: number };

const closed: Shown = { isOpen: false, isAsking: false, wrong: [], attempts: 0 };

type Edited = {
  /** Null for a new one. */
  readonly room: Room | null;
  /** Where a new one stands. */
  readonly position: number;
};

/** The dialog in which a room is made or described, from opening to being stored. */
export function useRoomForm({ room, position }: Edited, onSaved: () => void) {
  const [shown, setShown] = useState(closed);
  const [begun, setBegun] = useState(() => fieldsOf(room));
  const [fields, setFields] = useState(begun);
  const saving = useSaving(room);
  const isUnsaved = shown.isOpen && JSON.stringify(fields) !== JSON.stringify(begun);
  useLeaveWarning(isUnsaved);

  function show(isOpen: boolean): void {
    const fresh = fieldsOf(room);
    setBegun(fresh);
    setFields(fresh);
    setShown({ ...closed, isOpen });
    saving.reset();
  }
  return {
    ...shown,
    fields,
    isNew: room === null,
    isBusy: saving.isPending,
    failure: saving.error,
    write(part: Partial<RoomFields>): void {
      const suggested = isSuggesting(room, fields) && part.title !== undefined;
      setFields({ ...fields, ...part, ...(suggested ? { slug: slugFor(part.title ?? '') } : {}) });
      setShown((now) => ({ ...now, wrong: [], isAsking: false }));
    },
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      const { draft, wrong } = draftOf(fields, room?.position ?? position);
      setShown((now) => ({ ...now, wrong, isAsking: false, attempts: now.attempts + 1 }));
      if (!draft || saving.isPending) return;
      saving.mutate(draft, {
        onSuccess() {
          show(false);
          onSaved();
        },
      });
    },
    stay: () => setShown((now) => ({ ...now, isAsking: false })),
    discard: () => show(false),
    request(isOpen: boolean): void {
      if (isOpen || !(isUnsaved || saving.isPending)) show(isOpen);
      else if (!saving.isPending) setShown((now) => ({ ...now, isAsking: true }));
    },
  };
}

export type RoomFormState = ReturnType<typeof useRoomForm>;

/** Until somebody writes a URL of their own. */
function isSuggesting(room: Room | null, { title, slug }: RoomFields): boolean {
  return room === null && slug === slugFor(title);
}

function useSaving(room: Room | null) {
  const queryClient = useQueryClient();
  const creating = useMutation({
    ...queries.communityAdmin.createRoom.mutationOptions(),
    onSuccess: () => refetchRooms(queryClient),
  });
  const changing = useMutation({
    ...queries.communityAdmin.changeRoom.mutationOptions(),
    onSuccess: () => refetchRooms(queryClient),
  });
  const { isPending, error } = room ? changing : creating;
  return {
    isPending,
    error,
    reset(): void {
      creating.reset();
      changing.reset();
    },
    mutate(
      draft: Parameters<typeof creating.mutate>[0],
      { onSuccess }: { onSuccess: () => void },
    ): void {
      if (!room) {
        creating.mutate(draft, { onSuccess });
        return;
      }
      const { courseId: _fixed, ...change } = draft;
      const { id: conversationId, isArchived } = room;
      changing.mutate({ ...change, conversationId, isArchived }, { onSuccess });
    },
  };
}
