import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import {
  acceptServerDraft,
  addEdit,
  applySaved,
  beginSending,
  createSaveQueue,
  endSending,
  isUnsaved,
  rebaseOnServerDraft,
  type Saved,
  type SaveQueue,
} from '@danube/contract/drafts/save-queue.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../catalogue-admin.factory.ts';
import { itemRules } from './item-autosave.ts';

const start: Saved<Draft> = { draft: makeCourse(), revision: 1 };

const rename = (title: string): DraftEdit => ({
  edit: 'text',
  unit: 'item',
  language: 'en',
  text: { title },
  state: 'reviewed',
});
const price = (cents: number): DraftEdit => ({
  edit: 'facts',
  facts: { price: moneySchema.parse(cents) },
});

function queueWith(...edits: DraftEdit[]): SaveQueue<Draft, DraftEdit> {
  return edits.reduce(
    (queue, edit) => addEdit(queue, edit) ?? queue,
    createSaveQueue(itemRules, start),
  );
}

function titleOf(draft: Draft): string | undefined {
  return draft.texts.en?.text.title;
}

describe('the queue of edits', () => {
  it('shows an edit at once and sends letters typed in a row as one', () => {
    const queue = queueWith(rename('D'), rename('DA'), rename('DAX'));
    expect(titleOf(queue.draft)).toBe('DAX');
    expect(queue.waiting).toEqual([rename('DAX')]);
  });

  it('refuses an edit that does not fit, and changes nothing', () => {
    expect(
      addEdit(createSaveQueue(itemRules, start), { edit: 'removeLesson', id: lessonIdOf(9) }),
    ).toBeNull();
  });

  it('keeps what is typed while a save is on its way, on top of the answer', () => {
    const sending = beginSending(queueWith(rename('One')));
    const typed = addEdit(sending, price(500)) ?? sending;
    const saved = { draft: makeCourse(rename('One')), revision: 2 };
    const queue = endSending(typed, { kind: 'saved', saved });
    expect(queue.saved.revision).toBe(2);
    expect([titleOf(queue.draft), queue.draft.price]).toEqual(['One', 500]);
    expect(queue.waiting).toEqual([price(500)]);
  });

  it('repeats a try that went unanswered word for word, although more was typed', () => {
    const lost = endSending(beginSending(queueWith(rename('One'))), { kind: 'unanswered' });
    const again = beginSending(addEdit(lost, rename('Two')) ?? lost);
    expect(again.sending).toEqual([rename('One')]);
    expect(again.waiting).toEqual([rename('Two')]);
  });

  it('sees that the answer to its own save was lost', () => {
    const lost = endSending(beginSending(queueWith(rename('One'))), { kind: 'unanswered' });
    // As from the database, which orders keys differently.
    const stored = reorderKeys(makeCourse(rename('One')));
    const queue = endSending(beginSending(lost), {
      kind: 'changed',
      theirs: { draft: stored, revision: 2 },
    });
    expect([queue.phase, queue.saved.revision, isUnsaved(queue)]).toEqual(['idle', 2, false]);
  });

  it('halts where somebody else changed the draft, even to the very same words', () => {
    const theirs = { draft: makeCourse(rename('One')), revision: 2 };
    const queue = endSending(beginSending(queueWith(rename('One'))), { kind: 'changed', theirs });
    expect(queue.phase).toBe('changed');
    expect(beginSending(queue)).toBe(queue);
  });

  it('takes theirs, or puts its own edits on top as far as they fit', () => {
    const mine = queueWith(price(500), { edit: 'removeLesson', id: lessonIdOf(1) });
    const withoutLesson = makeCourse(rename('Theirs'), { edit: 'removeLesson', id: lessonIdOf(1) });
    const theirs = { draft: withoutLesson, revision: 7 };
    expect(acceptServerDraft(mine, theirs).draft).toEqual(withoutLesson);
    const both = rebaseOnServerDraft(mine, theirs);
    expect([titleOf(both.draft), both.draft.price]).toEqual(['Theirs', 500]);
    expect([both.saved.revision, both.waiting]).toEqual([7, [price(500)]]);
  });

  it('gives back a name that is taken and keeps what was changed with it', () => {
    const renamed = queueWith({
      edit: 'facts',
      facts: { slug: 'taken', price: moneySchema.parse(700) },
    });
    const queue = endSending(beginSending(renamed), { kind: 'slugTaken' });
    expect([queue.draft.slug, queue.draft.price]).toEqual(['sample', 700]);
    expect([queue.takenSlug, queue.phase]).toEqual(['taken', 'idle']);
    const chosen = addEdit(queue, { edit: 'facts', facts: { slug: 'free' } });
    expect(chosen?.takenSlug).toBeNull();
  });

  it('keeps what was typed while something was published', () => {
    const published = { draft: start.draft, revision: 2 };
    const queue = applySaved(queueWith(price(500)), published);
    expect([queue.saved.revision, queue.draft.price]).toEqual([2, 500]);
  });

  it('asks if someone else had saved before something was published', () => {
    const theirs = { draft: { ...start.draft, slug: 'theirs' }, revision: 3 };
    const queue = applySaved(queueWith(price(500)), theirs);
    expect([queue.phase, queue.theirs, queue.draft.price]).toEqual(['changed', theirs, 500]);
    expect(applySaved(queueWith(), theirs)).toMatchObject({ phase: 'idle', saved: theirs });
  });
});

function reorderKeys<Value>(value: Value): Value {
  // Parsing returns the same shape.
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).reverse())
        : part,
    ),
  ) as Value;
}
