import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse, moduleIdOf } from '../catalogue-admin.factory.ts';
import {
  arrangeEdit,
  findPosition,
  moveByOne,
  moveLesson,
  moveModule,
  type Order,
  orderOf,
} from './arrange.ts';

const course = makeCourse();
const order = orderOf(course);

/** The course starts as `1 2 | 3 4`. */
function written(of: Order): string {
  return of.map(({ lessons }) => lessons.map((id) => Number(id.slice(-4))).join(' ')).join(' | ');
}

describe('the order of a course', () => {
  it.each([
    [1, lessonIdOf(2), '2 1 | 3 4'],
    [1, lessonIdOf(4), '2 | 3 1 4'],
    [4, lessonIdOf(1), '4 1 2 | 3'],
    [1, moduleIdOf(2), '2 | 3 4 1'],
    [1, moduleIdOf(1), '1 2 | 3 4'],
    [1, lessonIdOf(99), '1 2 | 3 4'],
  ])('puts lesson %d at the place of %s: %s', (lesson, over, expected) => {
    expect(written(moveLesson(order, lessonIdOf(lesson), over))).toBe(expected);
  });

  it('puts a module with its lessons at the place of another', () => {
    expect(written(moveModule(order, moduleIdOf(1), moduleIdOf(2)))).toBe('3 4 | 1 2');
  });

  it.each([
    [lessonIdOf(1), 1, '2 1 | 3 4'],
    [lessonIdOf(2), 1, '1 | 2 3 4'],
    [lessonIdOf(3), -1, '1 2 3 | 4'],
    [lessonIdOf(1), -1, '1 2 | 3 4'],
    [lessonIdOf(4), 1, '1 2 | 3 4'],
    [moduleIdOf(2), -1, '3 4 | 1 2'],
    [moduleIdOf(2), 1, '1 2 | 3 4'],
  ] as const)('moves %s by %d: %s', (id, by, expected) => {
    expect(written(moveByOne(order, id, by))).toBe(expected);
  });

  it('says where something stands', () => {
    expect(findPosition(order, lessonIdOf(4))).toEqual({ place: 2, count: 2 });
    expect(findPosition(order, moduleIdOf(1))).toEqual({ place: 1, count: 2 });
  });

  it('never loses a lesson, so that the server takes every order', () => {
    const id = fc.constantFrom(...[1, 2, 3, 4].map(lessonIdOf), ...[1, 2].map(moduleIdOf));
    const move = fc.oneof(
      fc.tuple(id, id).map(
        ([from, over]) =>
          (now: Order) =>
            moveLesson(now, from, over),
      ),
      fc.tuple(id, id).map(
        ([from, over]) =>
          (now: Order) =>
            moveModule(now, from, over),
      ),
      fc.tuple(id, fc.constantFrom(-1 as const, 1 as const)).map(
        ([from, by]) =>
          (now: Order) =>
            moveByOne(now, from, by),
      ),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const moved = moves.reduce((now, next) => next(now), order);
        expect(applyEdit(course, arrangeEdit(moved))).not.toBeNull();
      }),
    );
  });
});
