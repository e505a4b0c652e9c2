// @vitest-environment jsdom

import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import editor from '../../../../../../../locales/en/editor.json' with { type: 'json' };
import ui from '../../../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../../lib/texts.tsx';
import { lessonIdOf, makeCourse, makeEdition } from '../../catalogue-admin.factory.ts';
import { EditorProvider, useEditor } from '../../editor/use-editor.tsx';
import { QuizEditor } from './quiz-editor.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const id = lessonIdOf(1);

/** A quiz of these questions, each with the choices a and b, in English and German. */
function show(...keys: QuestionKey[]) {
  const words = (language: 'en' | 'de'): DraftEdit => ({
    edit: 'text',
    unit: id,
    language,
    state: 'reviewed',
    text: {
      questions: keys.map((_, index) => ({
        prompt: `${language} ${index + 1}`,
        choices: ['a', 'b'].map((choice) => `${language} ${choice}`),
        explanation: '',
      })),
    },
  });
  let edition = makeEdition(
    makeCourse({ edit: 'lesson', id, facts: { kind: 'quiz', keys } }, words('en'), words('de')),
  );
  network.answer({
    'catalogueAdmin.edit': (input: unknown) => {
      // The contract's own tests cover the edits' shape.
      const { edits } = input as { edits: DraftEdit[] };
      const draft = edits.reduce((now, each) => applyEdit(now, each) ?? now, edition.draft);
      edition = makeEdition(draft, { revision: edition.revision + 1 });
      return edition;
    },
  });
  const store = createTextStore('en', () => undefined);
  store.add('editor', editor, undefined);
  store.add('ui', ui, undefined);
  render(
    <TextsProvider store={store}>
      <EditorProvider edition={edition}>
        <Quiz />
      </EditorProvider>
    </TextsProvider>,
  );
  return () => lessonIn(edition.draft);
}

function lessonIn(draft: ReturnType<typeof makeEdition>['draft']): LessonDraft {
  const lessons = draft.kind === 'course' ? draft.modules.flatMap((each) => each.lessons) : [];
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error('The lesson is gone');
  return lesson;
}

function Quiz() {
  const { draft } = useEditor();
  return <QuizEditor lesson={lessonIn(draft)} language="en" />;
}

/** The fields of the question at an index. */
async function question(place: number) {
  return within(await screen.findByRole('group', { name: `Question ${place}` }));
}

const single: QuestionKey = { type: 'single', right: 0 };
const numeric: QuestionKey = { type: 'numeric', right: 12.5, tolerance: 0 };
const order: QuestionKey = { type: 'order' };

describe('the quiz editor', () => {
  it('changes the type of a question, and what was right stays right', async () => {
    const saved = show(single);
    const first = await question(1);
    await userEvent.selectOptions(first.getByLabelText('Question type'), 'several');
    await userEvent.click(first.getByRole('checkbox', { name: 'Choice 2 is correct' }));
    await waitFor(() => expect(saved().keys).toEqual([{ type: 'several', right: [0, 1] }]));
    await userEvent.click(first.getByRole('checkbox', { name: 'Choice 1 is correct' }));
    await userEvent.click(first.getByRole('checkbox', { name: 'Choice 2 is correct' }));
    expect(first.getByText('No correct choice is marked.')).toBeDefined();
    await waitFor(() => expect(saved().keys).toEqual([{ type: 'several', right: [] }]));
  });

  it('takes a number as people write it, and says beside the field what is none', async () => {
    const saved = show(numeric);
    const field = (await question(1)).getByLabelText<HTMLInputElement>('Tolerance');
    await userEvent.clear(field);
    await userEvent.type(field, '0,25');
    await waitFor(() => expect(saved().keys[0]).toEqual({ ...numeric, tolerance: 0.25 }));
    await userEvent.clear(field);
    await userEvent.type(field, '-1');
    const error = screen.getByText('Enter a number from 0 to 1,000,000,000.');
    expect(field.getAttribute('aria-describedby')).toContain(error.closest('p')?.id);
    expect(field.value).toBe('-1');
    expect(saved().keys[0]).toEqual({ ...numeric, tolerance: 0.25 });
  });

  it('moves a question by keyboard in every language, and the focus goes with it', async () => {
    const saved = show(single, numeric, order);
    const down = (await question(1)).getByRole('button', { name: 'Move question 1 down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-label')).toBe('Move question 2 down');
    expect(screen.getByText('en 1 is at position 2 of 3.')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    // The last one has no button down.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 3 up');
    expect((await question(3)).getByDisplayValue('en 1')).toBeDefined();
    await waitFor(() => expect(saved().keys).toEqual([numeric, order, single]));
    const german = saved().texts.de?.text.questions.map(({ prompt }) => prompt);
    expect(german).toEqual(['de 2', 'de 3', 'de 1']);
  });

  it('removes a question in every language, and the focus stays in the list', async () => {
    const saved = show(single, numeric);
    await userEvent.click((await question(1)).getByRole('button', { name: 'Remove question 1' }));
    expect(document.activeElement).toBe((await question(1)).getByLabelText('Question type'));
    await waitFor(() => expect(saved().keys).toEqual([numeric]));
    expect(saved().texts.de?.text.questions.map(({ prompt }) => prompt)).toEqual(['de 2']);
  });

  it('keeps the right order of an order in every language', async () => {
    const saved = show(order);
    await userEvent.click((await question(1)).getByRole('button', { name: 'Move choice 2 up' }));
    await waitFor(() =>
      expect(saved().texts.de?.text.questions[0]?.choices).toEqual(['de b', 'de a']),
    );
    expect(saved().texts.en?.text.questions[0]?.choices).toEqual(['en b', 'en a']);
  });

  it('reads pasted bars, draws them, and names the line that is wrong', async () => {
    const saved = show(order);
    const first = await question(1);
    await userEvent.selectOptions(first.getByLabelText('Question type'), 'trade');
    expect(first.getByText('Add at least 5 bars.')).toBeDefined();
    const field = first.getByLabelText('Chart bars');
    await userEvent.click(field);
    await userEvent.paste(Array.from({ length: 5 }, () => '10,12,9,11.5').join('\n'));
    expect(first.getByText('5 bars, the last closing at 11.5')).toBeDefined();
    expect(first.queryByText('Add at least 5 bars.')).toBeNull();
    await userEvent.type(field, '\n10,12,9,13');
    const error = first.getByText('Line 6: the second price must be the highest of the four.');
    expect(field.getAttribute('aria-describedby')).toContain(error.closest('p')?.id);
    await waitFor(() =>
      expect(saved().keys[0]).toMatchObject({ type: 'trade', account: 10_000, side: 'long' }),
    );
    await userEvent.selectOptions(first.getByLabelText('Direction'), 'short');
    await waitFor(() => expect(saved().keys[0]).toMatchObject({ side: 'short' }));
    expect(saved().keys[0]).toHaveProperty('bars.length', 5);
  });

  it('asks all questions, or as many as are told', async () => {
    const saved = show(single, numeric, order);
    const field = await screen.findByLabelText(/^Questions per attempt/);
    await userEvent.type(field, '2');
    await waitFor(() => expect(saved().draw).toBe(2));
    await userEvent.clear(field);
    await waitFor(() => expect(saved().draw).toBeNull());
    await userEvent.type(field, '4');
    expect(screen.getByText('Enter a whole number from 1 to 3.')).toBeDefined();
    expect(saved().draw).toBeNull();
  });

  it('adds a question and lets it be typed at once', async () => {
    const saved = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add question' }));
    await userEvent.keyboard('What is a stop?');
    await waitFor(() =>
      expect(saved().texts.en?.text.questions[0]?.prompt).toBe('What is a stop?'),
    );
    expect(saved().keys).toHaveLength(1);
  });
});
