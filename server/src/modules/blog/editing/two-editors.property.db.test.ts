import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import { createLogger } from '../../../platform/logger.ts';
import { callers, contextOf } from '../../../testing/callers.ts';
import { runSize } from '../../../testing/run-size.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { testBlog } from '../blog.factory.ts';
import {
  adminOf,
  type BlogAdmin,
  EditorTab,
  type MessageFate,
  SlowConnection,
} from './slow-editors.factory.ts';

/**
 * Two browsers edit the same post, each with the editor's own autosave, over connections that
 * delay, lose, repeat and reorder messages, while both people type, reload, publish, schedule,
 * withdraw and restore.
 */
const histories = runSize({ nightly: 500, short: 15 });

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, '2026-11-16T10:00:00Z');
const blog = testBlog(platform);
const reader = createRouterClient(blog.routers.blog, { context: contextOf(callers.anonymous) });
await insertPerson(db, { id: callers.admin.userId });
await insertPerson(db, { id: callers.editor.userId });

afterAll(() => database.close());
// Fakes only what the editor uses: the database needs its real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const tab = fc.constantFrom(0, 1);
const fate = fc.constantFrom<MessageFate>(
  'arrives',
  'arrives',
  'arrives',
  'repeated',
  'lost',
  'late',
);
const act = fc.constantFrom(...(['publish', 'schedule', 'withdraw', 'restore'] as const));
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: kind('type'),
      tab,
      language: fc.constantFrom<'en' | 'de'>('en', 'de'),
      field: fc.constantFrom<'summary' | 'body'>('summary', 'body'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ step: kind('pause'), ms: fc.constantFrom(800, 40_000) }) },
  { weight: 10, arbitrary: fc.record({ step: kind('line'), tab, pick: fc.nat(9), fate }) },
  {
    weight: 2,
    arbitrary: fc.record({
      step: kind('decide'),
      tab,
      choice: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: kind('reload'), tab }) },
  { weight: 3, arbitrary: fc.record({ step: kind('act'), tab, act, pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ step: kind('hours') }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test(`${histories} histories of two editors: no typed word is lost, and saving changes nothing public`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 10, maxLength: 60 }),
      async (isSamePerson, steps) => {
        const history = await beginHistory(isSamePerson ? 'admin' : 'editor');
        for (const each of steps) await history.play(each);
        await history.expectNothingLost();
        await history.bringLinesBack();
        await history.expectNothingLost();
      },
    ),
    { numRuns: histories, examples: [[true, typedWhileWithdrawing]] },
  );
}, 3_600_000);

/** The answer to an action carried text that the tab had never shown, and typing overwrote it. */
const typedWhileWithdrawing: Step[] = [
  { step: 'act', tab: 1, act: 'withdraw', pick: 0 },
  { step: 'type', tab: 0, language: 'en', field: 'summary' },
  { step: 'type', tab: 1, language: 'en', field: 'summary' },
  { step: 'pause', ms: 800 },
  { step: 'line', tab: 0, pick: 0, fate: 'arrives' },
];

let posts = 0;
let words = 0;

async function beginHistory(second: 'admin' | 'editor') {
  posts += 1;
  const admin = adminOf(blog, 'admin');
  const post = await aPublishablePost(admin, `Post ${posts}`);
  const tabs = [admin, adminOf(blog, second)].map(
    (api) =>
      new EditorTab(post, {
        api,
        line: new SlowConnection(),
        watchSave: saveUnchangedPublicly(post),
      }),
  );
  const typed = new Set<string>();

  async function bringLinesBack(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      for (const { tools } of tabs) {
        while (!tools.line.isQuiet) await tools.line.decide(0, 'arrives');
      }
      await vi.advanceTimersByTimeAsync(40_000);
      if (tabs.every(({ tools }) => tools.line.isQuiet)) return;
    }
    throw new Error('the tabs never came to rest');
  }

  return {
    play: (each: Step) => play(each, { post, tabs, typed, admin }),
    bringLinesBack,
    async expectNothingLost(): Promise<void> {
      const stored = await readAllStored(admin, post.id);
      const held = tabs.map(({ unsaved }) => unsaved).join();
      const lost = [...typed].filter((word) => !stored.includes(word) && !held.includes(word));
      expect(lost, 'neither in the draft, nor in its history, nor unsaved in a tab').toEqual([]);
    },
  };
}

type History = {
  readonly post: PostEdition;
  readonly tabs: readonly EditorTab[];
  readonly typed: Set<string>;
  readonly admin: BlogAdmin;
};

async function play(each: Step, history: History): Promise<void> {
  const { post, tabs, typed } = history;
  const own = 'tab' in each ? tabs[each.tab] : undefined;
  switch (each.step) {
    case 'type': {
      words += 1;
      const word = `<${words}>`;
      own?.type(word, each);
      typed.add(word);
      return;
    }
    case 'pause':
      await vi.advanceTimersByTimeAsync(each.ms);
      return;
    case 'line':
      await own?.tools.line.decide(each.pick, each.fate);
      return;
    case 'decide':
      if (own?.isInConflict) await decide(own, each.choice, history);
      return;
    case 'reload':
      await own?.reload();
      return;
    case 'act':
      own?.run(actionOf(each, own, post.id));
      return;
    case 'hours':
      await advanceHours(3);
      return;
  }
}

/** "Load theirs and lose your unsaved changes": the author chose to lose these. */
async function decide(own: EditorTab, choice: 'mine' | 'theirs', history: History): Promise<void> {
  const { typed, admin, post } = history;
  if (choice === 'theirs') {
    const stored = await readAllStored(admin, post.id);
    for (const word of typed) {
      if (own.unsaved.includes(word) && !stored.includes(word)) typed.delete(word);
    }
  }
  own.resolveConflict(choice);
}

type Act = Extract<Step, { step: 'act' }>;
type Action = (revision: number, shown: PostDraft) => Promise<PostEdition>;

function actionOf({ act: name, pick }: Act, own: EditorTab, id: PostId): Action {
  const { api } = own.tools;
  const { isScheduled } = own;
  switch (name) {
    case 'publish':
      return async (revision, shown) => {
        const published = await api.publish({ id, revision, at: null });
        expect((await storedPost(id)).published, 'published, and not what they saw').toEqual(shown);
        return published;
      };
    case 'schedule':
      return async (revision, shown) => {
        const at = new Date(platform.clock.now().getTime() + 3_600_000);
        const scheduled = await api.publish({ id, revision, at });
        shownWhenScheduled.set(id, shown);
        return scheduled;
      };
    case 'withdraw':
      return async () => {
        const { is_public: wasPublic } = await storedPost(id);
        const answer = await api.withdraw({ id, of: isScheduled ? 'schedule' : 'publication' });
        const { is_public: isPublic } = await storedPost(id);
        expect(isPublic, 'cancelling a schedule unpublished it').toBe(isScheduled && wasPublic);
        return answer;
      };
    case 'restore':
      return async (revision) => {
        const entries = await api.history({ id });
        const number = entries[pick % entries.length]?.number ?? 1;
        return api.restore({ id, number, revision });
      };
  }
}

/** What was on the screen when a post was last scheduled. */
const shownWhenScheduled = new Map<PostId, PostDraft>();

/** The worker publishes the scheduled version, whatever was saved since. */
async function advanceHours(hours: number): Promise<void> {
  platform.clock.set(new Date(platform.clock.now().getTime() + hours * 3_600_000).toISOString());
  const { rows } = await pool.query('select id from blog_posts where scheduled_for is not null');
  await sweepScheduled();
  for (const { id } of rows) {
    expect((await storedPost(id)).published, 'published, and not as scheduled').toEqual(
      shownWhenScheduled.get(id),
    );
  }
}

async function sweepScheduled(): Promise<void> {
  const jobs: readonly JobDefinition<unknown>[] = blog.jobs;
  const logger = createLogger({ level: 'silent', name: 'test' });
  const context = { jobId: 'job', attempt: 1, signal: new AbortController().signal, logger };
  await jobs.find(({ name }) => name === 'sweep-scheduled-posts')?.handle({}, context);
}

/** Saving must not change anything that readers or the scheduler see. */
function saveUnchangedPublicly({ id }: PostEdition) {
  return async (save: () => Promise<PostEdition>): Promise<PostEdition> => {
    const before = await publicState(id);
    try {
      return await save();
    } finally {
      expect(await publicState(id), 'saving a draft changed what is public').toEqual(before);
    }
  };
}

async function publicState(id: PostId) {
  const {
    draft: _own,
    revision: _next,
    title: _new,
    updated_at: _now,
    ...kept
  } = await storedPost(id);
  const pages = ['en', 'de'] as const;
  const { published } = kept;
  const read = pages.map((language) =>
    reader
      .post({ slug: published?.slugs[language] ?? 'none', language })
      .catch(({ code }: { code: string }) => code),
  );
  return { ...kept, updated_by: null, pages: await Promise.all(read) };
}

type StoredPost = { readonly published: PostDraft | null; readonly [column: string]: unknown };

async function storedPost(id: PostId): Promise<StoredPost> {
  const { rows } = await pool.query<StoredPost>('select * from blog_posts where id = $1', [id]);
  const [post] = rows;
  if (!post) throw new Error('a post of the history is gone');
  return post;
}

/** The draft and every entry of its history, as an administrator finds them. */
async function readAllStored(admin: BlogAdmin, id: PostId): Promise<string> {
  const { draft } = await admin.read({ id });
  const entries = await admin.history({ id });
  const revisions = await Promise.all(
    entries.map(({ number }) => admin.readRevision({ id, number })),
  );
  return JSON.stringify([draft, revisions]);
}

async function aPublishablePost(admin: BlogAdmin, title: string): Promise<PostEdition> {
  const { id, revision } = await admin.create({ title, originalLanguage: 'en' });
  return admin.edit({
    id,
    revision,
    edits: [
      {
        edit: 'text',
        language: 'en',
        text: { summary: 'Short.', body: 'Long.' },
        state: 'reviewed',
      },
      { edit: 'text', language: 'de', text: { title: 'Beitrag' }, state: 'reviewed' },
      { edit: 'slug', language: 'de', slug: `beitrag-${posts}` },
      { edit: 'facts', facts: { author: 'viktor-hajnal' } },
    ],
  });
}
