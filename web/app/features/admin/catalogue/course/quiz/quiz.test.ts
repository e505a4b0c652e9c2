import { findPublishProblems } from '@danube/contract/catalogue/draft/find-publish-problems.ts';
import {
  questionKeySchema,
  questionTypes,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../../catalogue-admin.factory.ts';
import {
  addChoice,
  createEntry,
  markChoice,
  markedChoices,
  type QuizEntry,
  reorderKey,
  retype,
  reword,
} from './quiz.ts';

const single = reword(addChoice(createEntry()), { choices: ['a', 'b', 'c'] });
const several = retype(single, 'several');

function marked(entry: QuizEntry, ...places: number[]): QuizEntry {
  return places.reduce(markChoice, entry);
}

describe('a question', () => {
  it('has no choice marked when it is new, and publishing says so', () => {
    const { question, key } = createEntry();
    expect(markedChoices({ question, key })).toEqual([]);
    const course = makeCourse(
      { edit: 'lesson', id: lessonIdOf(1), facts: { kind: 'quiz', keys: [key] } },
      {
        edit: 'text',
        unit: lessonIdOf(1),
        language: 'en',
        state: 'reviewed',
        text: { questions: [question] },
      },
    );
    expect(findPublishProblems(course)).toContainEqual({
      code: 'answerMissing',
      unit: lessonIdOf(1),
    });
  });

  it('has one right choice, or as many as are marked', () => {
    expect(markedChoices(marked(single, 2, 0))).toEqual([0]);
    expect(markedChoices(marked(several, 2, 0))).toEqual([0, 2]);
    expect(markedChoices(marked(several, 2, 0, 2))).toEqual([0]);
  });

  it.for([
    ['single', [2], [1, 2], [1]],
    ['single', [0], [0, 1], [0]],
    ['single', [1], [0, 2], []],
    ['several', [0, 2], [2, 1, 0], [0, 2]],
    ['several', [0, 1], [1, 2], [0]],
    ['several', [0], [1, 2], []],
  ] as const)('%s: with %j right, of the places %j, has %j right', ([type, right, places, now]) => {
    const entry = marked(retype(single, type), ...right);
    const choices = places.map((place) => entry.question.choices[place] ?? '');
    const key = reorderKey(entry, places);
    expect(markedChoices({ ...reword(entry, { choices }), key })).toEqual(now);
  });

  it('keeps what was marked and written while its type is tried out', () => {
    const tried = retype(retype(marked(several, 1, 2), 'single'), 'several');
    expect(markedChoices(tried)).toEqual([1]);
    const back = retype(retype(retype(single, 'numeric'), 'trade'), 'order');
    expect(back.question.choices).toEqual(['a', 'b', 'c']);
  });

  it('has no empty choices where there is nothing to choose', () => {
    const numeric = retype(createEntry(), 'numeric');
    expect(numeric.question.choices).toEqual([]);
    expect(retype(numeric, 'order').question.choices).toEqual(['', '']);
  });

  it('always has a key that can be stored, and a mark stays with its choice', () => {
    const type = fc
      .constantFrom(...questionTypes)
      .map((to) => (entry: QuizEntry) => retype(entry, to));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(addChoice), type), { maxLength: 12 }), (acts) => {
        const entry = acts.reduce((now, act) => act(now), marked(single, 1));
        expect(questionKeySchema.safeParse(entry.key).success).toBe(true);
        expect(entry.question.choices.slice(0, 3)).toEqual(['a', 'b', 'c']);
      }),
    );
    const grown = addChoice(addChoice(addChoice(marked(single, 1))));
    expect(markedChoices(grown)).toEqual([1]);
    expect(addChoice(grown)).toBe(grown);
  });
});
