import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** By mouse, touch and keyboard. */
export function useDragSensors() {
  return useSensors(
    // A press without movement isn't a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

type Standing = { place: number; count: number };

/** Screen reader announcements while dragging, in the page's language. */
export function useDragAnnouncements(
  nameOf: (id: string) => string,
  standingOf: (id: string) => Standing,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const t = useTexts('editor');
  const values = (id: string | number, at: string | number) => ({
    name: nameOf(String(id)),
    ...standingOf(String(at)),
  });
  return {
    announcements: {
      onDragStart: ({ active }) => t('editor.move.picked', values(active.id, active.id)),
      onDragOver: ({ active, over }) =>
        over ? t('editor.move.over', values(active.id, over.id)) : undefined,
      onDragEnd: ({ active, over }) =>
        t('editor.move.dropped', values(active.id, over?.id ?? active.id)),
      onDragCancel: ({ active }) => t('editor.move.cancelled', values(active.id, active.id)),
    },
    screenReaderInstructions: { draggable: t('editor.move.help') },
  };
}

/** An entry of a sortable list, with its drag handle. */
export function useSortableEntry(id: string, name: string, data: Record<string, unknown> = {}) {
  const t = useTexts('editor');
  const sortable = useSortable({ id, data });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  const handle: ReactNode = (
    <IconButton
      label={t('editor.move.handle', { name })}
      ref={sortable.setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className="cursor-grab touch-none text-ink-3 active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  );
  return {
    ref: sortable.setNodeRef,
    style,
    handle,
    className: classNames('relative', isDragging && 'z-10 bg-surface shadow-float'),
  };
}
