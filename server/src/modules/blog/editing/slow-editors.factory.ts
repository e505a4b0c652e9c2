import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import type { PostDraft, PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { postRules } from '@danube/contract/blog/draft/post-edit-rules.ts';
import { type Autosave, createAutosaveWith } from '@danube/contract/drafts/autosave.ts';
import { isUnsaved } from '@danube/contract/drafts/save-queue.ts';
import { createRouterClient, ORPCError } from '@orpc/server';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import type { testBlog } from '../blog.factory.ts';

/** What happens to a message; `late` arrives after the sender has given up on it. */
export type MessageFate = 'arrives' | 'repeated' | 'lost' | 'late';

type Message = { deliver(): Promise<void>; lose(): void };

/** A connection whose messages wait until the test decides what happens to each, in any order. */
export class SlowConnection {
  private waiting: Message[] = [];

  call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new TypeError('Failed to fetch'));
      const answer = (settle: () => void) =>
        this.waiting.push({ deliver: async () => settle(), lose });
      const deliver = () =>
        work().then(
          (answered) => void answer(() => resolve(answered)),
          (failure: Error) => {
            // An undeclared error is a bug, or an assertion of the test: it must not look like an outage.
            if (declaredCode(failure) === null) throw failure;
            answer(() => reject(failure));
          },
        );
      this.waiting.push({ deliver, lose });
    });
  }

  get isQuiet(): boolean {
    return this.waiting.length === 0;
  }

  async decide(pick: number, fate: MessageFate): Promise<void> {
    const [message] = this.waiting.splice(pick % Math.max(1, this.waiting.length), 1);
    if (!message) return;
    if (fate === 'lost' || fate === 'late') message.lose();
    if (fate === 'late') this.waiting.push(message);
    if (fate === 'arrives' || fate === 'repeated') await message.deliver();
    // The promise is already settled, so the answers to the second copy have no effect.
    if (fate === 'repeated') await message.deliver();
    await flushPromises();
  }
}

/** The code of an error that the contract declares. */
function declaredCode(failure: unknown): string | null {
  return failure instanceof ORPCError && failure.defined ? String(failure.code) : null;
}

/** Runs everything that waits for a settled promise. */
function flushPromises(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

export type BlogAdmin = ReturnType<typeof adminOf>;

export function adminOf(blog: ReturnType<typeof testBlog>, caller: Caller) {
  return createRouterClient(blog.routers.blogAdmin, { context: contextOf(callers[caller]) });
}

type Place = { readonly language: 'en' | 'de'; readonly field: 'summary' | 'body' };

/** What the tab does outside the editor's own code. */
export type TabTools = {
  readonly api: BlogAdmin;
  readonly line: SlowConnection;
  /** Every save that reaches the server passes through here. */
  readonly watchSave: (save: () => Promise<PostEdition>) => Promise<PostEdition>;
};

/** A browser tab with a post's editor: its real autosave, on a slow line. */
export class EditorTab {
  readonly tools: TabTools;
  private autosave: Autosave<PostEdition, PostEdit>;

  constructor(edition: PostEdition, tools: TabTools) {
    this.tools = tools;
    this.autosave = this.open(edition);
  }

  private open(edition: PostEdition): Autosave<PostEdition, PostEdit> {
    const { api, line, watchSave } = this.tools;
    const { id } = edition;
    return createAutosaveWith<PostEdition, PostEdit>(postRules, edition, {
      save: (input) => line.call(() => watchSave(() => api.edit({ id, ...input }))),
      read: () => line.call(() => api.read({ id })),
      codeOf: declaredCode,
    });
  }

  get queue() {
    return this.autosave.view().queue;
  }

  /** Whether the menu offers to cancel the schedule; otherwise it offers to unpublish. */
  get isScheduled(): boolean {
    return this.autosave.view().edition.state === 'scheduled';
  }

  get id(): PostId {
    return this.autosave.view().edition.id;
  }

  /** The texts that this tab hasn't saved. */
  get unsaved(): string {
    return JSON.stringify([this.queue.sending, this.queue.waiting]);
  }

  type(word: string, { language, field }: Place): void {
    const found = this.queue.draft.texts[language];
    const text = { [field]: `${found?.text[field] ?? ''} ${word}`.trim() };
    const isTaken = this.autosave.edit({ edit: 'text', language, text, state: 'reviewed' });
    if (!isTaken) throw new Error('the editor refused what was typed');
  }

  /** The browser asks before it discards unsaved text; this user chooses to stay. */
  async reload(): Promise<void> {
    if (isUnsaved(this.queue)) return;
    this.autosave = this.open(await this.tools.api.read({ id: this.id }));
  }

  get isInConflict(): boolean {
    return this.queue.phase === 'changed';
  }

  resolveConflict(choice: 'mine' | 'theirs'): void {
    const loading = choice === 'mine' ? this.autosave.keepMine() : this.autosave.loadTheirs();
    // If it fails, the message stays on the screen.
    loading.catch(() => undefined);
  }

  /** The action gets what the user saw when they confirmed it. */
  run(act: (revision: number, shown: PostDraft) => Promise<PostEdition>): void {
    const running = this.autosave.run((revision) => {
      const shown = this.queue.saved.draft;
      return this.tools.line.call(() => act(revision, shown));
    });
    // If it fails, the dialog says so.
    running.catch(() => undefined);
  }
}
