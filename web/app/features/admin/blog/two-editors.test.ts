import { applyPostEdit, createPostDraft } from '@danube/contract/blog/draft/apply-post-edit.ts';
import type { PostDraft, PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { postRules } from '@danube/contract/blog/draft/post-edit-rules.ts';
import {
  addEdit,
  beginSending,
  createSaveQueue,
  endSending,
  isUnsaved,
  type Outcome,
  rebaseOnServerDraft,
  type Saved,
} from '@danube/contract/drafts/save-queue.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const start: Saved<PostDraft> = {
  draft: createPostDraft({ title: 'Post', slug: 'post', originalLanguage: 'en' }),
  revision: 1,
};

/** Checks revisions like the real one; every saved state stays in its history. */
class Server {
  readonly history: PostDraft[] = [start.draft];
  published: PostDraft | null = null;
  get saved(): Saved<PostDraft> {
    return { draft: this.history.at(-1) ?? start.draft, revision: this.history.length };
  }
  save(revision: number, edits: readonly PostEdit[]): boolean {
    if (revision !== this.history.length) return false;
    const draft = edits.reduce((now, edit) => applyPostEdit(now, edit) ?? now, this.saved.draft);
    this.history.push(draft);
    return true;
  }
}

type Delivery = 'saved' | 'answer lost' | 'request lost';

/** An editor on a slow connection: a request arrives, or its response, or neither. */
class Editor {
  queue = createSaveQueue(postRules, start);
  readonly server: Server;
  readonly typed: string[] = [];
  constructor(server: Server) {
    this.server = server;
  }
  type(word: string, language: 'en' | 'de'): void {
    const body = `${this.queue.draft.texts[language]?.text.body ?? ''} ${word}`.trim();
    const edit: PostEdit = { edit: 'text', language, text: { body }, state: 'reviewed' };
    const next = addEdit(this.queue, edit);
    expect(next).not.toBeNull();
    this.queue = next ?? this.queue;
    this.typed.push(word);
  }
  send(delivery: Delivery): void {
    if (this.queue.phase === 'changed')
      this.queue = rebaseOnServerDraft(this.queue, this.server.saved);
    const sending = beginSending(this.queue);
    if (sending === this.queue) return;
    this.queue = endSending(
      sending,
      this.outcome(sending.saved.revision, sending.sending, delivery),
    );
  }
  private outcome(
    revision: number,
    edits: readonly PostEdit[],
    delivery: Delivery,
  ): Outcome<PostDraft> {
    if (delivery === 'request lost') return { kind: 'unanswered' };
    if (!this.server.save(revision, edits)) return { kind: 'changed', theirs: this.server.saved };
    return delivery === 'saved'
      ? { kind: 'saved', saved: this.server.saved }
      : { kind: 'unanswered' };
  }
  finish(): void {
    for (let attempts = 0; attempts < 10 && isUnsaved(this.queue); attempts += 1)
      this.send('saved');
  }
}

const step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom<'type' | 'publish' | Delivery>(
    ...(['type', 'type', 'type', 'saved', 'answer lost', 'request lost', 'publish'] as const),
  ),
  language: fc.constantFrom<'en' | 'de'>('en', 'de'),
});

test('500 histories of two editors: no typed word is lost, and autosave never unpublishes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();
      const editors = [new Editor(server), new Editor(server)] as const;
      let published: PostDraft | null = null;
      steps.forEach(({ who, act, language }, number) => {
        const editor = who === 0 ? editors[0] : editors[1];
        if (act === 'type') editor.type(`w${number}`, language);
        else if (act === 'publish') published = server.published = server.saved.draft;
        else editor.send(act);
        expect(server.published).toBe(published);
      });
      for (const editor of editors) editor.finish();
      const saved = JSON.stringify(server.history);
      for (const word of editors.flatMap(({ typed }) => typed)) {
        expect(saved).toMatch(new RegExp(`\\b${word}\\b`));
      }
    }),
    { numRuns: 500 },
  );
});
