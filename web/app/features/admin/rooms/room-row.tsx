import { slowSeconds } from '@danube/contract/moderation/moderation-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CloseRoom } from './close-room.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { Room } from './room-form.ts';
import { refetchRooms, roomErrorTexts } from './rooms-queries.ts';

type RoomRowProps = {
  room: Room;
  /** The course whose owners may enter; empty if unknown. */
  course: string;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  onMove: (step: 1 | -1) => void;
};

/** One room: its purpose, activity and actions. */
export function RoomRow({ room, course, isFirst, isLast, isMoving, onMove }: RoomRowProps) {
  const t = useTexts('rooms');
  const name = { room: room.title };
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-4 text-sm max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,3fr)_11rem_auto]">
      <div className="flex flex-col gap-1 max-md:col-start-2 max-md:row-start-1">
        <IconButton
          label={t('rooms.up', name)}
          disabled={isFirst || isMoving}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('rooms.down', name)}
          disabled={isLast || isMoving}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
      <RoomFacts room={room} course={course} />
      {room.isArchived ? <span className="max-md:hidden" /> : <SlowMode room={room} />}
      <div className="flex flex-wrap gap-2 max-md:col-span-full md:justify-end">
        <RoomDialog
          room={room}
          position={room.position}
          trigger={
            <Button size="small" aria-label={t('rooms.editOf', name)}>
              {t('rooms.edit')}
            </Button>
          }
        />
        <CloseRoom room={room} />
      </div>
    </li>
  );
}

function RoomFacts({ room, course }: Pick<RoomRowProps, 'room' | 'course'>) {
  const t = useTexts('rooms');
  const format = useFormat();
  const { title, slug, description, memberCount, messageCount, courseId, isArchived } = room;
  return (
    <div className="grid min-w-0 gap-1 max-md:col-start-1 max-md:row-start-1">
      <h3 className="flex flex-wrap items-center gap-x-2.5 text-base leading-snug font-[560] break-words">
        {title}
        {isArchived ? <Badge>{t('rooms.closed')}</Badge> : null}
      </h3>
      <p className="type-small break-all">{slug}</p>
      {description ? <p className="break-words text-ink-2">{description}</p> : null}
      {courseId ? (
        <p className="type-small">
          {course ? t('rooms.form.ownersOf', { course }) : t('rooms.ofCourse')}
        </p>
      ) : null}
      <p className="type-small tabular">
        {t('rooms.members', { count: memberCount, shown: format.number(memberCount) })} ·{' '}
        {t('rooms.messages', { count: messageCount, shown: format.number(messageCount) })}
      </p>
    </div>
  );
}

/** The minimum time between two messages of a member. */
function SlowMode({ room }: { room: Room }) {
  const t = useTexts('rooms');
  const queryClient = useQueryClient();
  const changing = useMutation({
    ...queries.moderationAdmin.setSlowMode.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('rooms.slow.saved') });
      await refetchRooms(queryClient);
    },
  });
  const choices = [...new Set<number>([...slowSeconds, room.slowSeconds])]
    .filter((seconds) => seconds > 0)
    .toSorted((one, other) => one - other);
  return (
    <Field
      className="max-md:col-span-full"
      label={t('rooms.slow.title')}
      error={changing.error ? errorText(changing.error, t, roomErrorTexts) : undefined}
    >
      <Select
        aria-label={t('rooms.slow.of', { room: room.title })}
        value={changing.isPending ? changing.variables.seconds : room.slowSeconds}
        disabled={changing.isPending}
        onChange={({ currentTarget: { value } }) =>
          changing.mutate({ conversationId: room.id, seconds: Number(value) })
        }
      >
        <option value={0}>{t('rooms.slow.off')}</option>
        {choices.map((count) => (
          <option key={count} value={count}>
            {t('rooms.slow.seconds', { count })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
