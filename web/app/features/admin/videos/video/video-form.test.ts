import { describe, expect, it } from 'vitest';
import { makeVideo } from '../video.factory.ts';
import { findFormErrors, toVideoChange, toVideoForm } from './video-form.ts';

const now = new Date('2026-11-17T10:00:00Z');
const video = makeVideo();
const form = toVideoForm(video, now);

describe('what is written about a video', () => {
  it('is sent back as it came where nothing was changed', () => {
    const { id, slug, words, show, topics, language, publishedAt } = video;
    expect(toVideoChange(form, video, now)).toEqual({
      id,
      slug,
      words,
      show,
      topics,
      language,
      publishedAt,
    });
    expect(findFormErrors(form, 'en')).toEqual([]);
  });

  it('keeps the moment since when it is public, and sets it where it was not', () => {
    expect(toVideoChange(form, makeVideo({ publishedAt: null }), now).publishedAt).toEqual(now);
    const later = { ...form, publication: 'later', moment: '2026-12-24T18:00' } as const;
    expect(toVideoChange(later, video, now).publishedAt).toEqual(new Date('2026-12-24T17:00:00Z'));
    expect(toVideoChange({ ...form, publication: 'not' }, video, now).publishedAt).toBeNull();
    expect(
      toVideoForm(makeVideo({ publishedAt: new Date('2026-12-24T17:00:00Z') }), now),
    ).toMatchObject({
      publication: 'later',
      moment: '2026-12-24T18:00',
    });
  });

  it('leaves out languages in which nothing is said', () => {
    const words = { ...form.words, de: { title: ' ', description: '', chapters: '\n' } };
    expect(Object.keys(toVideoChange({ ...form, words }, video, now).words)).toEqual(['en']);
  });

  it('names every field that is wrong, with its language', () => {
    const words = {
      en: { title: '', description: '', chapters: '' },
      de: { title: '', description: 'Ein Morgen', chapters: 'Anfang' },
    };
    const wrong = { ...form, words, slug: 'Two Words', publication: 'later', moment: '' } as const;
    expect(findFormErrors(wrong, 'en')).toEqual([
      { field: 'title', language: 'en' },
      { field: 'title', language: 'de' },
      { field: 'chapters', language: 'de', line: 1 },
      { field: 'slug' },
      { field: 'moment' },
    ]);
  });
});
