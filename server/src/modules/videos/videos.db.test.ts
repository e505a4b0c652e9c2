import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo, VideoDraft } from '@danube/contract/videos/videos.schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawSmallVideo } from '../../development/draw-small-video.ts';
import { callers } from '../../testing/callers.ts';
import { createStoredFile } from '../catalogue/catalogue.factory.ts';
import { createVideoDraft, openVideosStage } from './videos.factory.ts';

// The encoder runs at low priority, so a busy machine delays it.
vi.setConfig({ testTimeout: 180_000 });

const monday = '2026-11-16T10:20:00Z';
const stage = await openVideosStage(monday);
const { memory, streams } = stage;
const admin = stage.asAdmin();
const visitor = stage.as('anonymous');
const member = stage.as('member');

let film: Buffer;
let short: Buffer;
beforeAll(async () => {
  film = await drawSmallVideo({ seconds: 100, hasSound: true });
  short = await drawSmallVideo({ seconds: 3 });
}, 180_000);
beforeEach(() => stage.empty());
afterAll(() => stage.database.close());

type Start = Partial<VideoDraft> & { quickie?: ManagedVideo['quickie']; fileId?: FileId };

/** Without a file it only has a row: enough if nothing decodes it. */
async function create({ quickie = null, fileId, ...draft }: Start = {}) {
  const film = fileId ?? (await createStoredFile(stage.db, 'video'));
  return admin.create({ ...createVideoDraft(draft), fileId: film, quickie });
}

/** Prepared by the worker. */
async function createPrepared({ body = short, ...start }: Start & { body?: Buffer } = {}) {
  const { id } = await create({ ...start, fileId: await stage.storeVideoFile(body) });
  await stage.runJobs();
  return admin.read({ id });
}

/** The same without the encoder. */
async function createReady(start: Start = {}): Promise<ManagedVideo> {
  const { id } = await create(start);
  await stage.fakeReady(id);
  return admin.read({ id });
}

const published = { publishedAt: new Date('2026-11-01') };

const play = { isPlay: true };
const alwaysCounted = { isCounted: async () => true };

describe('preparing', () => {
  test('makes three renditions, a preview that ends at 90 s, pictures and a plain film', async () => {
    const video = await createPrepared({ ...published, body: film });
    expect(video).toMatchObject({ state: 'ready', progress: 100, seconds: 100, failure: null });
    const names = new Set(memory.keys().map((key) => key.split('/').at(-2)));
    expect([...names]).toEqual(expect.arrayContaining(['108p', '72p', '48p', 'preview']));
    const list = await streams.previewRendition(callers.anonymous, video.id);
    const lengths = [...(list ?? '').matchAll(/#EXTINF:([\d.]+)/g)].map(([, long]) => Number(long));
    const total = lengths.reduce((sum, long) => sum + long, 0);
    // A frame of this video is a tenth of a second.
    expect(Math.abs(total - 90)).toBeLessThanOrEqual(0.1);
    expect(memory.keys().filter((key) => key.endsWith('poster.jpg'))).toHaveLength(1);
  });

  test('[R7.05] stores the film as {userId}/{timestamp}.{ext} in education-videos', async () => {
    const { id } = await createPrepared(published);
    const at = new Date(monday).getTime();
    const key = `education-videos/${callers.admin.userId}/${at}.mp4`;
    expect(memory.keys()).toContain(key);
    expect(await streams.film(callers.member, id)).toContain(`memory:${key}?`);
  });

  test('waits for a film that is still being checked', async () => {
    const fileId = await stage.storeVideoFile(short);
    await stage.pool.query(`update stored_files set state = 'checking' where id = $1`, [fileId]);
    const { id } = await admin.create({ ...createVideoDraft(), fileId, quickie: null });
    await stage.runJobs();
    expect(await admin.read({ id })).toMatchObject({ state: 'waiting' });
    await stage.pool.query(`update stored_files set state = 'ready' where id = $1`, [fileId]);
    await stage.videos.api.fileJudged(stage.db, { id: fileId, purpose: 'video' });
    await stage.runJobs();
    expect(await admin.read({ id })).toMatchObject({ state: 'ready' });
  });

  test('a run that dies leaves nothing that is shown, and the next one shows it once', async () => {
    const { id } = await create({ fileId: await stage.storeVideoFile(short) });
    const whileStoring = new AbortController();
    const dying = stage.runJob('prepare-video', { videoId: id }, { signal: whileStoring.signal });
    whileStoring.abort(new Error('killed'));
    await expect(dying).rejects.toThrow();
    expect(await admin.read({ id })).toMatchObject({ state: 'preparing', seconds: null });
    expect(await streams.previewPlaylist(callers.admin, id, alwaysCounted)).toBeNull();
    await stage.runJob('prepare-video', { videoId: id });
    await stage.runJob('prepare-video', { videoId: id });
    const takes = new Set(memory.keys().flatMap((key) => /\/(\w{8}-[^/]+)\//.exec(key)?.[1] ?? []));
    expect(takes.size).toBe(1);
    expect(await admin.read({ id })).toMatchObject({ state: 'ready' });
  });

  test('what a dead run had stored is swept, and nothing else', async () => {
    const { id } = await createPrepared(published);
    const [shown = ''] = memory.keys().filter((key) => key.endsWith('/poster.jpg'));
    const stray = shown.replace(/\w{8}-[^/]+(?=\/poster)/, crypto.randomUUID());
    await memory.storage.put(stray, 'left over', { contentType: 'image/jpeg' });
    const before = memory.keys();
    await stage.runJob('sweep-takes', {});
    expect(memory.keys()).toEqual(before.filter((key) => key !== stray));
    expect(
      await visitor.read({ slug: (await admin.read({ id })).slug, language: 'en' }),
    ).toBeTruthy();
  });

  test('what was never a film fails with its reason, and can be tried again', async () => {
    const fileId = await stage.storeVideoFile(short);
    await stage.pool.query(`update stored_files set state = 'checking' where id = $1`, [fileId]);
    const { id } = await admin.create({ ...createVideoDraft(), fileId, quickie: null });
    await stage.pool.query(
      `update stored_files set state = 'refused', refusal = 'broken' where id = $1`,
      [fileId],
    );
    await stage.runJobs();
    expect(await admin.read({ id })).toMatchObject({ state: 'failed', failure: 'broken' });
    expect(stage.notices).toMatchObject([{ about: 'films', path: `/admin/videos/${id}` }]);
    await stage.pool.query(
      `update stored_files set state = 'ready', refusal = null where id = $1`,
      [fileId],
    );
    await admin.retry({ id });
    await stage.runJobs();
    expect(await admin.read({ id })).toMatchObject({ state: 'ready', failure: null });
    await expect(admin.retry({ id })).rejects.toMatchObject({ code: 'NOT_FAILED' });
  });

  test('another film takes the place of the first only when it is prepared', async () => {
    const { id, fileId } = await createPrepared(published);
    const other = await stage.storeVideoFile(await drawSmallVideo({ seconds: 2 }));
    await admin.replaceFile({ id, fileId: other });
    const old = await streams.film(callers.member, id);
    expect(await admin.read({ id })).toMatchObject({ state: 'waiting', fileId, seconds: 3 });
    expect(old).not.toBeNull();
    await stage.runJobs();
    expect(await admin.read({ id })).toMatchObject({ state: 'ready', fileId: other, seconds: 2 });
    expect(await streams.film(callers.member, id)).not.toBe(old);
    expect(memory.keys().filter((key) => key.endsWith('/poster.jpg'))).toHaveLength(1);
    const uses = await stage.pool.query('select file_id from file_uses');
    expect(uses.rows).toEqual([{ file_id: other }]);
  });

  test('removal takes the rows and every object, and lets the uploaded file go', async () => {
    const { id, fileId } = await createPrepared({
      quickie: { scheduledDate: null, isActive: true },
    });
    expect(await admin.remove({ id })).toEqual({ removed: true });
    await stage.runJobs();
    expect(memory.keys().filter((key) => key.startsWith('education-videos/'))).toEqual([]);
    expect(await visitor.quickie({ language: 'en' })).toBeNull();
    const uses = await stage.pool.query('select 1 from file_uses where file_id = $1', [fileId]);
    expect(uses.rows).toEqual([]);
    expect(await admin.remove({ id })).toEqual({ removed: false });
  });
});

describe('the choice of the day', () => {
  const title = async () => (await visitor.quickie({ language: 'en' }))?.playable.title ?? null;
  const named = (text: string): Partial<VideoDraft> => ({
    words: { en: { title: text, description: '', chapters: [] } },
  });

  test('[R9.09] is the configured sample while none is chosen', async () => {
    const { id } = await createReady(named('The sample'));
    expect(await title()).toBeNull();
    const draft = createVideoDraft({ ...named('The sample'), publishedAt: stage.clock.now() });
    await admin.change({ ...draft, id });
    expect(await title()).toBe('The sample');
    await createReady({ ...named('Chosen'), quickie: { scheduledDate: null, isActive: true } });
    expect(await title()).toBe('Chosen');
  });

  test('[R4.12] is today’s, else the latest, else none', async () => {
    expect(await title()).toBeNull();
    await createReady({ ...named('Old'), quickie: { scheduledDate: null, isActive: true } });
    stage.clock.set('2026-11-16T10:21:00Z');
    await createReady({ ...named('Newer'), quickie: { scheduledDate: null, isActive: true } });
    expect(await title()).toBe('Newer');
    stage.clock.set('2026-11-15T10:21:00Z');
    const today = { scheduledDate: '2026-11-16', isActive: true };
    const { id } = await createReady({ ...named('Today'), quickie: today });
    expect(await title()).toBe('Newer');
    stage.clock.set('2026-11-16T12:00:00Z');
    expect(await title()).toBe('Today');
    await admin.schedule({ id, quickie: { ...today, isActive: false } });
    expect(await title()).toBe('Newer');
  });

  test('turns at midnight in Bratislava, not in Greenwich', async () => {
    const quickie = { scheduledDate: '2026-11-17', isActive: true };
    await createReady({ ...named('Tuesday'), quickie });
    stage.clock.set('2026-11-16T22:59:59Z');
    expect(await title()).toBeNull();
    stage.clock.set('2026-11-16T23:00:00Z');
    expect(await title()).toBe('Tuesday');
  });

  test('[R3.01h] [R3.05d] [R3.05e] its row says that the upload is completed, with a day or without', async () => {
    const film = await create({ quickie: { scheduledDate: '2026-11-20', isActive: true } });
    await create({ quickie: { scheduledDate: null, isActive: false } });
    const { rows } = await stage.pool.query(
      `select title, description, video_url, fallback_video_url, upload_status, uploader_id,
              scheduled_date::text, is_active, created_at
       from education_quickies order by scheduled_date nulls last`,
    );
    const [words] = Object.values(film.words);
    expect(rows).toEqual([
      {
        title: words?.title,
        description: words?.description,
        video_url: expect.stringContaining(film.id),
        fallback_video_url: expect.stringContaining(film.id),
        upload_status: 'completed',
        uploader_id: callers.admin.userId,
        scheduled_date: '2026-11-20',
        is_active: true,
        created_at: new Date(monday),
      },
      expect.objectContaining({
        upload_status: 'completed',
        scheduled_date: null,
        is_active: false,
      }),
    ]);
  });

  test('a day has one active quickie', async () => {
    const quickie = { scheduledDate: '2026-11-20', isActive: true };
    await create({ quickie });
    await expect(create({ quickie })).rejects.toMatchObject({ code: 'DAY_TAKEN' });
    expect((await create({ quickie: { ...quickie, isActive: false } })).quickie?.isActive).toBe(
      false,
    );
  });
});

describe('who is sent what', () => {
  test('a visitor is never given the full film through the streams of the preview', async () => {
    const { id } = await createReady(published);
    expect(await streams.playlist(callers.member, id, 'preview')).toBeNull();
    expect(await streams.previewSegment(callers.anonymous, id, '../108p/00000.m4s')).toBeNull();
    expect(
      await streams.segment(callers.member, id, { name: '108p', segment: '99999.m4s' }),
    ).toBeNull();
    expect(
      await streams.segment(callers.member, id, { name: '108p', segment: '00000.m4s' }),
    ).toContain('/108p/00000.m4s?');
  });

  test('what is not public yet is there for administrators only', async () => {
    const { id, slug } = await createReady({ publishedAt: new Date('2026-12-01') });
    for (const caller of ['anonymous', 'member'] as const) {
      expect(await streams.previewPlaylist(callers[caller], id, alwaysCounted)).toBeNull();
      expect(await streams.master(callers[caller], id, play)).toBeNull();
    }
    expect(await streams.master(callers.admin, id, play)).toContain('108p/index.m3u8');
    await expect(visitor.read({ slug, language: 'en' })).rejects.toMatchObject({
      code: 'VIDEO_NOT_FOUND',
    });
    stage.clock.set('2026-12-01T00:00:00Z');
    expect((await visitor.list({ language: 'en' })).videos).toHaveLength(1);
  });

  test.each(['anonymous', 'member', 'rep'] as const)('%s may not manage', async (caller) => {
    const code = caller === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN';
    await expect(stage.asAdmin(caller).list({})).rejects.toMatchObject({ code });
  });
});

describe('watching', () => {
  test('keeps where each member is, and lists what was begun', async () => {
    const { id } = await createReady(published);
    await member.keepPosition({ id, position: 42.5 });
    expect(await member.position({ id })).toEqual({ position: 42.5 });
    expect(await stage.as('otherMember').position({ id })).toEqual({ position: 0 });
    expect(await member.begun({ language: 'en' })).toMatchObject([{ position: 42.5 }]);
    await member.keepPosition({ id, position: 95 });
    expect(await member.begun({ language: 'en' })).toEqual([]);
  });

  test('counts what was watched, and not what was jumped over', async () => {
    const { id } = await createReady(published);
    for (const position of [5, 10, 80, 85, 20]) await member.keepPosition({ id, position });
    await streams.master(callers.member, id, play);
    await streams.master(callers.member, id, { isPlay: false });
    await streams.previewPlaylist(callers.anonymous, id, alwaysCounted);
    await streams.previewPlaylist(callers.anonymous, id, { isCounted: async () => false });
    const { days } = await admin.statistics({ id, from: '2026-11-16', to: '2026-11-16' });
    expect(days).toEqual([{ day: '2026-11-16', previews: 1, plays: 1, minutes: 0.25 }]);
  });
});

describe('words', () => {
  test('captions become the transcript, in a language that has them', async () => {
    const { id, slug } = await createReady(published);
    const fileId = await stage.keepCaptions(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nA candle tells four prices.\n',
    );
    await admin.putCaptions({ id, language: 'en', fileId });
    const page = await visitor.read({ slug, language: 'de' });
    expect(page.transcript).toEqual({
      language: 'en',
      lines: [{ at: 0, text: 'A candle tells four prices.' }],
    });
    expect(page.playable.captions).toEqual([
      { language: 'en', url: `/media/videos/${id}/captions/en.vtt` },
    ]);
    expect(await streams.captions(callers.anonymous, id, 'en')).toContain('A candle tells');
    expect(await admin.removeCaptions({ id, language: 'en' })).toEqual({ removed: true });
    expect((await visitor.read({ slug, language: 'en' })).transcript).toBeNull();
  });

  test('a changed title is the quickie’s too', async () => {
    const { id } = await createReady({ quickie: { scheduledDate: null, isActive: true } });
    const words = { en: { title: 'Another title', description: 'Other words.', chapters: [] } };
    await admin.change({ id, ...createVideoDraft({ words }) });
    const { rows } = await stage.pool.query('select title, description from education_quickies');
    expect(rows).toEqual([{ title: 'Another title', description: 'Other words.' }]);
  });

  test('finds by words of any language, as they are', async () => {
    const words = {
      en: { title: 'One candle', description: '100% of it', chapters: [] },
      de: { title: 'Eine Kerze', description: '', chapters: [] },
    };
    await createReady({ ...published, words });
    const found = async (search: string) => (await visitor.list({ language: 'en', search })).videos;
    expect(await found('kerze')).toHaveLength(1);
    expect(await found('100%')).toHaveLength(1);
    expect(await found('1_0')).toHaveLength(0);
  });
});

describe('shows and topics', () => {
  test('must be of the settings, except those that a video already has', async () => {
    const unknown = { code: 'NAME_UNKNOWN' };
    await expect(create({ show: 'nothing' })).rejects.toMatchObject(unknown);
    await expect(create({ topics: ['risk', 'nothing'] })).rejects.toMatchObject(unknown);
    const { id } = await create();
    const change = { ...createVideoDraft(), id };
    await expect(admin.change({ ...change, show: 'nothing' })).rejects.toMatchObject(unknown);
    await stage.pool.query(`update videos set show = 'gone', topics = '{gone}'`);
    const kept = await admin.change({ ...change, show: 'gone', topics: ['gone', 'risk'] });
    expect(kept).toMatchObject({ show: 'gone', topics: ['gone', 'risk'] });
  });

  test('say which videos have them', async () => {
    const { id } = await create({ show: 'tools', topics: ['risk', 'dax'] });
    const found = [
      { kind: 'video', title: 'How to read one candle', path: `/video-management/${id}` },
    ];
    const of = (list: 'shows' | 'topics', slug: string) =>
      stage.videos.api.findVideosUsingName(stage.db, { list, slug });
    expect(await of('shows', 'tools')).toEqual(found);
    expect(await of('topics', 'dax')).toEqual(found);
    expect(await of('shows', 'dax')).toEqual([]);
    expect(await of('topics', 'tools')).toEqual([]);
  });
});
