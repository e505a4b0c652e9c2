import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';
import { CommunityFigures } from './community-figures.tsx';
import { QuoteList } from './quote-list.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { moveRoom, type Room } from './room-form.ts';
import { RoomRow } from './room-row.tsx';
import { coursesQuery, refetchRooms, roomErrorTexts, roomsQuery } from './rooms-queries.ts';

/** The rooms in the members' order, and the public quotes. */
export function RoomsScreen() {
  const t = useTexts('rooms', 'admin');
  const rooms = useQuery(roomsQuery(queries));
  if (rooms.isPending) return <RoomsSkeleton />;
  if (rooms.data === undefined) {
    return (
      <ErrorState
        title={t('rooms.failed')}
        text={t('admin.failedText')}
        onRetry={() => void rooms.refetch()}
        isRetrying={rooms.isFetching}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-12">
      <RoomList rooms={rooms.data} />
      <QuoteList />
      <CommunityFigures />
    </div>
  );
}

function RoomList({ rooms }: { rooms: readonly Room[] }) {
  const t = useTexts('rooms');
  const courses = useQuery(coursesQuery(queries, useLanguage()));
  const order = useOrder(rooms);
  const courseOf = ({ courseId }: Room) =>
    courses.data?.items.find(({ id }) => id === courseId)?.title ?? '';
  const position = Math.max(-1, ...rooms.map((room) => room.position)) + 1;
  const newRoom = (
    <RoomDialog
      room={null}
      position={position}
      trigger={
        <Button variant="primary">
          <Plus aria-hidden="true" />
          {t('rooms.new')}
        </Button>
      }
    />
  );
  if (rooms.length === 0) {
    return <EmptyState title={t('rooms.empty')} text={t('rooms.emptyText')} action={newRoom} />;
  }
  return (
    <Section title={t('rooms.list')} action={newRoom}>
      <p className="type-body text-sm">{t('rooms.slow.text')}</p>
      <p role="status" className="sr-only">
        {order.said}
      </p>
      <ul>
        {rooms.map((room, index) => (
          <RoomRow
            key={room.id}
            room={room}
            course={courseOf(room)}
            isFirst={index === 0}
            isLast={index === rooms.length - 1}
            isMoving={order.isMoving}
            onMove={(step) => order.move(room, step)}
          />
        ))}
      </ul>
    </Section>
  );
}

function useOrder(rooms: readonly Room[]) {
  const t = useTexts('rooms');
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const moving = useMutation({
    ...queries.communityAdmin.orderRooms.mutationOptions(),
    onSuccess: () => refetchRooms(queryClient),
    onError: (error) =>
      showToast({ kind: 'destructive', title: errorText(error, t, roomErrorTexts) }),
  });
  return {
    said,
    isMoving: moving.isPending,
    move(room: Room, step: 1 | -1): void {
      const next = moveRoom(rooms, room.id, step);
      if (next === rooms) return;
      const place = next.indexOf(room) + 1;
      moving.mutate(
        { roomIds: next.map(({ id }) => id) },
        { onSuccess: () => setSaid(t('rooms.moved', { room: room.title, place })) },
      );
    },
  };
}

function RoomsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </SkeletonRegion>
  );
}
