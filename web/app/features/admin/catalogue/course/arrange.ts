import type { LessonId, ModuleId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';

/** Modules and their lessons, by id, in order. */
export type Order = readonly { readonly id: ModuleId; readonly lessons: readonly LessonId[] }[];

export function orderOf({ modules }: CourseDraft): Order {
  return modules.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }));
}

export function arrangeEdit(order: Order): DraftEdit {
  return {
    edit: 'arrange',
    modules: order.map(({ id, lessons }) => ({ id, lessons: [...lessons] })),
  };
}

/** Moves a module to another's position. */
export function moveModule(order: Order, id: string, over: string): Order {
  const from = order.findIndex((module) => module.id === id);
  const to = order.findIndex((module) => module.id === over);
  const module = order[from];
  if (!module || to < 0 || from === to) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, module);
}

/** Moves a lesson to another's position, or to the end of a module. */
export function moveLesson(order: Order, id: string, over: string): Order {
  if (id === over) return order;
  const from = placeOfLesson(order, id);
  const to = placeOfLesson(order, over) ?? endOfModule(order, over);
  const lesson = from && order[from.module]?.lessons[from.index];
  if (!from || !to || !lesson) return order;
  // A lesson dragged onto its own module stays if it is already the last one.
  if (from.module === to.module && placeOfLesson(order, over) === undefined) return order;
  return order.map((module, index) => {
    const rest = index === from.module ? module.lessons.toSpliced(from.index, 1) : module.lessons;
    return { ...module, lessons: index === to.module ? rest.toSpliced(to.index, 0, lesson) : rest };
  });
}

/** One position up or down; at the edge of a module a lesson moves into the next one. */
export function moveByOne(order: Order, id: string, by: -1 | 1): Order {
  const module = order.findIndex((each) => each.id === id);
  if (module >= 0) {
    const neighbour = order[module + by];
    return neighbour ? moveModule(order, id, neighbour.id) : order;
  }
  const place = placeOfLesson(order, id);
  if (!place) return order;
  const neighbour = order[place.module]?.lessons[place.index + by];
  if (neighbour) return moveLesson(order, id, neighbour);
  const next = order[place.module + by];
  if (!next) return order;
  const first = by === 1 ? next.lessons[0] : undefined;
  return moveLesson(order, id, first ?? next.id);
}

/** The position of a lesson or module, from 1, and the total. */
export function findPosition(order: Order, id: string): { place: number; count: number } {
  const module = order.findIndex((each) => each.id === id);
  if (module >= 0) return { place: module + 1, count: order.length };
  const found = placeOfLesson(order, id);
  if (!found) return { place: 0, count: 0 };
  return { place: found.index + 1, count: order[found.module]?.lessons.length ?? 0 };
}

export function findModule(order: Order, lesson: string): ModuleId | undefined {
  return order.find(({ lessons }) => lessons.some((id) => id === lesson))?.id;
}

function placeOfLesson(order: Order, id: string) {
  for (const [module, { lessons }] of order.entries()) {
    const index = lessons.findIndex((lesson) => String(lesson) === id);
    if (index >= 0) return { module, index };
  }
  return undefined;
}

function endOfModule(order: Order, id: string) {
  const module = order.findIndex((each) => each.id === id);
  return module < 0 ? undefined : { module, index: order[module]?.lessons.length ?? 0 };
}
