import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type OrderQuestionProps = {
  question: Extract<QuizQuestion, { type: 'order' }>;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  lang: LanguageCode | undefined;
};

/** A sortable list: by dragging, by its arrows, or by keyboard from its handles. */
export function OrderQuestion({ question, answer, onAnswer, lang }: OrderQuestionProps) {
  const t = useTexts('quiz');
  const id = useId();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    // A press without movement isn't a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const requested = question.choices.map(({ place }) => place);
  const places = answer?.type === 'order' ? answer.places : requested;
  const nameOf = (place: number) =>
    question.choices.find((choice) => choice.place === place)?.text ?? '';
  const standing = (moved: number, at: number) => ({
    name: nameOf(moved),
    place: places.indexOf(at) + 1,
    count: places.length,
  });

  function move(from: number, to: number) {
    const moved = places[from];
    if (moved === undefined || to < 0 || to >= places.length) return;
    onAnswer({ type: 'order', places: arrayMove([...places], from, to) });
    setSaid(t('quiz.order.dropped', { name: nameOf(moved), place: to + 1, count: places.length }));
  }

  const accessibility: DndContextProps['accessibility'] = {
    announcements: {
      onDragStart: ({ active }) =>
        t('quiz.order.picked', standing(Number(active.id), Number(active.id))),
      onDragOver: ({ active, over }) =>
        over ? t('quiz.order.over', standing(Number(active.id), Number(over.id))) : undefined,
      // The result is announced below, as for the arrows.
      onDragEnd: () => undefined,
      onDragCancel: ({ active }) =>
        t('quiz.order.cancelled', standing(Number(active.id), Number(active.id))),
    },
    screenReaderInstructions: { draggable: t('quiz.order.help') },
  };

  return (
    <div className="grid gap-3">
      <p className="type-small">{t('quiz.order.hint')}</p>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over) move(places.indexOf(Number(active.id)), places.indexOf(Number(over.id)));
        }}
      >
        {/* The library treats 0 as a missing id. */}
        <SortableContext items={places.map(String)} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-2">
            {places.map((place, index) => (
              <Entry
                key={place}
                id={String(place)}
                number={index + 1}
                name={nameOf(place)}
                lang={lang}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < places.length - 1 ? () => move(index, index + 1) : undefined}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type EntryProps = {
  id: string;
  number: number;
  name: string;
  lang: LanguageCode | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function Entry({ id, number, name, lang, onUp, onDown }: EntryProps) {
  const t = useTexts('quiz');
  const format = useFormat();
  const sortable = useSortable({ id });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'relative flex items-center gap-1 rounded-md border border-rule bg-surface p-1',
        isDragging && 'z-10 border-river shadow-float',
      )}
    >
      <IconButton
        label={t('quiz.order.handle', { name })}
        ref={sortable.setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className="cursor-grab touch-none text-ink-3 active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" />
      </IconButton>
      <span className="flex min-w-0 grow gap-2.5 py-1.5 text-sm">
        <span aria-hidden="true" className="tabular text-ink-3">
          {format.number(number)}
        </span>
        <span lang={lang}>{name}</span>
      </span>
      <Arrow label={t('quiz.order.up', { name })} onPress={onUp} icon={<ArrowUp />} />
      <Arrow label={t('quiz.order.down', { name })} onPress={onDown} icon={<ArrowDown />} />
    </li>
  );
}

type ArrowProps = { label: string; onPress: (() => void) | undefined; icon: ReactNode };

/** Not the disabled attribute at the ends of the list: repeated presses would lose the focus. */
function Arrow({ label, onPress, icon }: ArrowProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
      className="text-ink-2 aria-disabled:opacity-35"
    >
      {icon}
    </IconButton>
  );
}
