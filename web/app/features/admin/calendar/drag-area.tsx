import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { addDays, noonOf } from '../../live/events/calendar/calendar-days.ts';
import type { CalendarView } from './calendar-view.ts';
import { hourHeight, type SessionDrop, toSessionDrop } from './session-drop.ts';

type DragAreaProps = {
  view: CalendarView['view'];
  sessions: readonly ManagedOccurrence[];
  onLand: (landing: SessionDrop) => void;
  children: ReactNode;
};

/**
 * Sessions can be dragged to another day, and in the week to another hour, with the mouse or with
 * Space and the arrow keys. Dropping only proposes the change. Touch scrolls instead; there the
 * form on the session's page moves it.
 */
export function DragArea({ view, sessions, onLand, children }: DragAreaProps) {
  const id = useId();
  const isWeek = view === 'week';
  const sensors = useSensors(
    // A press without movement isn't a drag.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: isWeek ? stepInWeek : stepInMonth,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );
  function land({ active, over, delta }: DragEndEvent) {
    const session = sessions.find((each) => each.id === active.id);
    const landing = session && toSessionDrop(session, dayOfPlace(over?.id), isWeek ? delta.y : 0);
    if (landing) onLand(landing);
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={underPointer}
      onDragEnd={land}
      accessibility={useDragAnnouncements(sessions)}
    >
      {children}
    </DndContext>
  );
}

/** The pointer determines the day; the keyboard has none. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

const monthSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** One day or week further; stops at the edge of the view. */
const stepInMonth: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = monthSteps[event.code];
  const day = dayOfPlace(context.over?.id);
  if (step === undefined || day === undefined) return undefined;
  event.preventDefault();
  const cell = context.droppableRects.get(positionOfDay(addDays(day, step)));
  return cell ? { x: cell.left, y: cell.top } : currentCoordinates;
};

/** One day sideways, a quarter of an hour up or down. */
const stepInWeek: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const day = dayOfPlace(context.over?.id);
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
  const down = { ArrowUp: -1, ArrowDown: 1 }[event.code];
  if (aside !== undefined && day !== undefined) {
    event.preventDefault();
    const column = context.droppableRects.get(positionOfDay(addDays(day, aside)));
    return column ? { ...currentCoordinates, x: column.left } : currentCoordinates;
  }
  if (down === undefined) return undefined;
  event.preventDefault();
  return { ...currentCoordinates, y: currentCoordinates.y + (down * hourHeight) / 4 };
};

const placePrefix = 'day ';

/** The id of a drop target. */
export function positionOfDay(day: string): string {
  return placePrefix + day;
}

function dayOfPlace(place: string | number | undefined): string | undefined {
  return typeof place === 'string' && place.startsWith(placePrefix)
    ? place.slice(placePrefix.length)
    : undefined;
}

/** Screen reader announcements while dragging. */
function useDragAnnouncements(sessions: readonly ManagedOccurrence[]) {
  const t = useTexts('calendar');
  const language = useTextLanguage();
  const nameOf = (id: string | number) => sessions.find((each) => each.id === id)?.title ?? '';
  const dayName = (place: string | number | undefined) => {
    const day = dayOfPlace(place);
    return day ? formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' }) : '';
  };
  return {
    announcements: {
      onDragStart: ({ active }: { active: { id: string | number } }) =>
        t('calendar.drag.picked', { title: nameOf(active.id) }),
      onDragOver: ({ over }: { over: { id: string | number } | null }) =>
        over ? dayName(over.id) : undefined,
      onDragEnd: ({ active }: { active: { id: string | number } }) =>
        t('calendar.drag.dropped', { title: nameOf(active.id) }),
      onDragCancel: ({ active }: { active: { id: string | number } }) =>
        t('calendar.drag.cancelled', { title: nameOf(active.id) }),
    },
    screenReaderInstructions: { draggable: t('calendar.drag.help') },
  };
}
