import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit, DraftUnit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import {
  addEdit,
  beginSending,
  createSaveQueue,
  endSending,
  isUnsaved,
  type Outcome,
  rebaseOnServerDraft,
  type Saved,
  type SaveQueue,
} from '@danube/contract/drafts/save-queue.ts';
import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse, moduleIdOf } from '../catalogue-admin.factory.ts';
import { itemRules } from './item-autosave.ts';

const start: Saved<Draft> = { draft: makeCourse(), revision: 1 };

/** The outcome of one attempt. */
type Delivery = 'saved' | 'answer lost' | 'request lost';

/** A server that checks revisions like the real one, and remembers all of them. */
class Server {
  readonly revisions: Draft[] = [start.draft];
  get saved(): Saved<Draft> {
    return { draft: this.draftOf(this.revisions.length), revision: this.revisions.length };
  }
  draftOf(revision: number): Draft {
    return this.revisions[revision - 1] ?? start.draft;
  }
  receive(queue: SaveQueue<Draft, DraftEdit>, delivery: Delivery): Outcome<Draft> {
    if (delivery === 'request lost') return { kind: 'unanswered' };
    if (queue.saved.revision !== this.saved.revision) {
      return { kind: 'changed', theirs: this.saved };
    }
    this.change(queue.sending);
    return delivery === 'saved' ? { kind: 'saved', saved: this.saved } : { kind: 'unanswered' };
  }
  change(edits: readonly DraftEdit[]): void {
    this.revisions.push(applied(this.saved.draft, edits));
  }
}

/** An editor with its expected draft: every accepted edit, in order. */
class Editor {
  readonly server = new Server();
  queue = createSaveQueue(itemRules, start);
  expected = start.draft;
  type(edit: DraftEdit): void {
    const next = addEdit(this.queue, edit);
    if (next) this.expected = applied(this.expected, [edit]);
    this.queue = next ?? this.queue;
  }
  send(delivery: Delivery, meanwhile: readonly DraftEdit[]): void {
    const sent = beginSending(this.queue);
    if (sent === this.queue) return;
    this.queue = sent;
    const outcome = this.server.receive(sent, delivery);
    for (const edit of meanwhile) this.type(edit);
    this.queue = endSending(this.queue, outcome);
  }
  /**
   * Someone else saved first: their draft, with this editor's edits on top as far as they apply.
   */
  resolve(): void {
    const own = [...this.queue.sending, ...this.queue.waiting];
    this.queue = rebaseOnServerDraft(this.queue, this.server.saved);
    this.expected = applied(this.server.saved.draft, own);
  }
  finish(): void {
    for (let attempts = 0; attempts < 5; attempts += 1) {
      if (this.queue.phase === 'changed') this.resolve();
      this.send('saved', []);
    }
  }
}

function applied(draft: Draft, edits: readonly DraftEdit[]): Draft {
  return edits.reduce((now, edit) => applyEdit(now, edit) ?? now, draft);
}

function textOf(unit: DraftUnit) {
  return { edit: 'text', unit, language: 'en', state: 'reviewed' } as const;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ž', ' '), maxLength: 4 });
const anyEdit: fc.Arbitrary<DraftEdit> = fc.oneof(
  word.map((title): DraftEdit => ({ ...textOf('item'), text: { title } })),
  fc
    .integer({ min: 0, max: 900 })
    .map((cents): DraftEdit => ({ edit: 'facts', facts: { price: moneySchema.parse(cents) } })),
  word.map((body): DraftEdit => ({ ...textOf(lessonIdOf(2)), text: { body } })),
  word.map((title): DraftEdit => ({ ...textOf(moduleIdOf(1)), language: 'de', text: { title } })),
  fc
    .boolean()
    .map((isFree): DraftEdit => ({ edit: 'lesson', id: lessonIdOf(3), facts: { isFree } })),
  fc.integer({ min: 5, max: 8 }).map(
    (number): DraftEdit => ({
      edit: 'addLesson',
      id: lessonIdOf(number),
      module: moduleIdOf(2),
      slug: `lesson-${number}`,
      kind: 'text',
      title: `Lesson ${number}`,
    }),
  ),
  fc
    .integer({ min: 1, max: 8 })
    .map((number): DraftEdit => ({ edit: 'removeLesson', id: lessonIdOf(number) })),
  fc.constant<DraftEdit>({
    edit: 'arrange',
    modules: [
      { id: moduleIdOf(2), lessons: [lessonIdOf(4), lessonIdOf(3)] },
      { id: moduleIdOf(1), lessons: [lessonIdOf(2), lessonIdOf(1)] },
    ],
  }),
);

type Step = (editor: Editor) => void;

const typing = anyEdit.map(
  (edit): Step =>
    (editor) =>
      editor.type(edit),
);
const sending = fc
  .tuple(
    fc.constantFrom<Delivery>('saved', 'answer lost', 'request lost'),
    fc.array(anyEdit, { maxLength: 3 }),
  )
  .map(
    ([delivery, meanwhile]): Step =>
      (editor) =>
        editor.send(delivery, meanwhile),
  );
const others = fc.array(anyEdit, { minLength: 1, maxLength: 2 }).map(
  (edits): Step =>
    (editor) =>
      editor.server.change(edits),
);

function expectSaved({ queue, server, expected }: Editor): void {
  expect([queue.phase, isUnsaved(queue)]).toEqual(['idle', false]);
  // Someone else may have saved in the meantime.
  expect(server.draftOf(queue.saved.revision)).toEqual(expected);
}

describe('whatever the network does', () => {
  it('every edit is saved once, in order, as if each had been answered', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(typing, sending), { maxLength: 40 }), (steps) => {
        const editor = new Editor();
        for (const step of steps) {
          step(editor);
          expect(editor.queue.draft).toEqual(editor.expected);
          expect(editor.queue.phase).not.toBe('changed');
        }
        editor.finish();
        expectSaved(editor);
      }),
      { numRuns: 300 },
    );
  });

  it('nothing is saved on top of what somebody else wrote before it was seen', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(typing, sending, others), { maxLength: 30 }), (steps) => {
        const editor = new Editor();
        for (const step of steps) {
          if (editor.queue.phase === 'changed') editor.resolve();
          step(editor);
          const { saved } = editor.queue;
          expect(saved.draft).toEqual(editor.server.draftOf(saved.revision));
          expect(editor.queue.draft).toEqual(editor.expected);
        }
        editor.finish();
        expectSaved(editor);
      }),
      { numRuns: 300 },
    );
  });
});
