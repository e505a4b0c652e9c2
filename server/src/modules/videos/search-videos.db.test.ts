import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoDraft } from '@danube/contract/videos/videos.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStoredFile } from '../catalogue/catalogue.factory.ts';
import { createVideoDraft, openVideosStage } from './videos.factory.ts';

const monday = '2026-11-16T10:20:00Z';
const stage = await openVideosStage(monday);
const admin = stage.asAdmin();
const visitor = stage.as('anonymous');

beforeEach(() => stage.empty());
afterAll(() => stage.database.close());

const published = { publishedAt: new Date('2026-11-01') };

async function create(draft: Partial<VideoDraft> = {}) {
  const fileId = await createStoredFile(stage.db, 'video');
  return admin.create({ ...createVideoDraft({ ...published, ...draft }), fileId, quickie: null });
}

async function createReady(draft: Partial<VideoDraft> = {}) {
  const video = await create(draft);
  await stage.fakeReady(video.id);
  return video;
}

const worded = (title: string, description = '', chapter = 'Beginning') => ({
  title,
  description,
  chapters: [{ at: 0, title: chapter }],
});

const search = (query: string, language: LanguageCode = 'en') =>
  visitor.search({ query, language });
const found = async (query: string, language?: LanguageCode) =>
  (await search(query, language)).map(({ slug }) => slug);

function marked(text: string | undefined, marks: readonly (readonly [number, number])[] = []) {
  return marks.map(([from, to]) => text?.slice(from, to));
}

describe('search in films', () => {
  test('finds title, description, chapters and captions by their stems', async () => {
    const { id, slug } = await createReady({
      words: { en: worded('Reading candles', 'Opens and closes.', 'Three gaps') },
    });
    const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nNever average a losing zebra down.\n';
    const fileId = await stage.keepCaptions(vtt);
    await admin.putCaptions({ id, language: 'en', fileId });
    for (const query of ['candle', 'closing', 'gap', 'zebras', 'read cand']) {
      expect(await found(query), query).toEqual([slug]);
    }
    expect(await found('candle banana')).toEqual([]);
    await admin.removeCaptions({ id, language: 'en' });
    expect(await found('zebras')).toEqual([]);
  });

  test('marks the words in the title and in the passage that has them', async () => {
    const description = 'A candle has < 5 prices, and & is no sign of them.';
    await createReady({ words: { en: worded('One candle & its <i>gaps</i>', description) } });
    const [hit] = await search('candles');
    expect(hit?.title).toBe('One candle & its <i>gaps</i>');
    expect(marked(hit?.title, hit?.titleMarks)).toEqual(['candle']);
    expect(hit?.excerpt).toContain('candle has < 5 prices, and &');
    expect(marked(hit?.excerpt, hit?.excerptMarks)).toEqual(['candle']);
  });

  test('finds no film that is not public', async () => {
    const words = { en: worded('Zebra') };
    await createReady({ words, publishedAt: null });
    await createReady({ words, publishedAt: new Date('2026-11-17T08:00:00Z') });
    await create({ words });
    expect(await found('zebra')).toEqual([]);
    expect(await found('zebar')).toEqual([]);
    stage.clock.set('2026-11-17T09:00:00Z');
    expect(await found('zebra')).toHaveLength(1);
  });

  test('reads the words in the reader’s language, and English where there are none', async () => {
    const both = await createReady({
      words: { en: worded('Candles'), de: worded('Kerzen lesen', 'Vier Preise.') },
    });
    const english = await createReady({ words: { en: worded('More about candles') } });
    expect(await found('candle', 'de')).toEqual([english.slug]);
    expect(await found('Kerze', 'de')).toEqual([both.slug]);
    expect(await found('Kerze', 'en')).toEqual([]);
    const [hit] = await search('Preise', 'de');
    expect(hit).toMatchObject({ title: 'Kerzen lesen', excerptLanguage: 'de' });
  });

  test('follows a changed title, and falls back to one that looks alike', async () => {
    const { id, slug } = await createReady({ words: { en: worded('Commodities') } });
    expect(await search('comodities')).toMatchObject([{ slug, titleMarks: [], excerptMarks: [] }]);
    await admin.change({
      id,
      ...createVideoDraft({ ...published, words: { en: worded('Volcanoes') } }),
    });
    expect(await found('commodities')).toEqual([]);
    expect(await found('volcano')).toEqual([slug]);
  });

  test('of nothing or of signs finds nothing and breaks nothing', async () => {
    await createReady();
    for (const query of ['', '  ', '&|!:*()', "'; drop table x; --", '<->']) {
      expect(await found(query)).toEqual([]);
    }
  });
});
