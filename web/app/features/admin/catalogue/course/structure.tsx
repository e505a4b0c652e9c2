import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { useDragAnnouncements, useDragSensors } from '../sortable.tsx';
import { AddModule } from './add-unit.tsx';
import {
  arrangeEdit,
  findModule,
  findPosition,
  moveLesson,
  moveModule,
  type Order,
  orderOf,
} from './arrange.ts';
import { ModuleEntry } from './module-entry.tsx';
import { useUnitName } from './use-unit-name.ts';

type StructureProps = { draft: CourseDraft; chosen: string | undefined };

/** Modules and lessons, reordered by dragging or by menu. */
export function Structure({ draft, chosen }: StructureProps) {
  const t = useTexts('editor');
  const sensors = useDragSensors();
  const nameOf = useUnitName(draft);
  const drag = useArranging(draft);
  const { order } = drag;
  const words = useDragAnnouncements(nameOf, (id) => findPosition(order, id));
  const modules = new Map(draft.modules.map((module) => [module.id, module]));
  return (
    <DndContext
      id="structure"
      sensors={sensors}
      collisionDetection={detectCollisionOfKind}
      accessibility={words}
      onDragOver={drag.over}
      onDragEnd={drag.end}
      onDragCancel={drag.cancel}
    >
      <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={t('editor.lessons.title')} className="grid gap-6">
          {order.map(({ id, lessons }) => {
            const module = modules.get(id);
            return module ? (
              <ModuleEntry
                key={id}
                draft={draft}
                module={module}
                lessons={lessons}
                order={order}
                chosen={chosen}
              />
            ) : null;
          })}
        </ol>
      </SortableContext>
      <div className="mt-6">
        <AddModule />
      </div>
    </DndContext>
  );
}

/** While dragging, the resulting order is shown; it is saved on drop. */
function useArranging(draft: CourseDraft) {
  const { edit } = useEditor();
  const [dragged, setDragged] = useState<Order>();
  const order = dragged ?? orderOf(draft);

  /**
   * A lesson moves into another module as soon as it is over it, so that its position is visible.
   */
  function over({ active, over: target }: DragOverEvent) {
    const [id, at] = [String(active.id), target && String(target.id)];
    if (!at || active.data.current?.kind !== 'lesson') return;
    const goal = findModule(order, at) ?? at;
    if (findModule(order, id) !== goal) setDragged(moveLesson(order, id, at));
  }

  function end({ active, over: target }: DragEndEvent) {
    setDragged(undefined);
    if (!target) return;
    const [id, at] = [String(active.id), String(target.id)];
    const isModule = active.data.current?.kind === 'module';
    const moved = isModule ? moveModule(order, id, at) : moveLesson(order, id, at);
    if (JSON.stringify(moved) !== JSON.stringify(orderOf(draft))) edit(arrangeEdit(moved));
  }

  return { order, over, end, cancel: () => setDragged(undefined) };
}

/** Modules swap with modules; lessons with lessons, or they enter an empty module. */
const detectCollisionOfKind: CollisionDetection = (input) => {
  const isModule = input.active.data.current?.kind === 'module';
  const droppableContainers = input.droppableContainers.filter(({ data }) => {
    const { kind, isEmpty } = data.current ?? {};
    return isModule ? kind === 'module' : kind === 'lesson' || isEmpty === true;
  });
  return closestCenter({ ...input, droppableContainers });
};
