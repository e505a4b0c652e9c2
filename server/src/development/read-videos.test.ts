import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readVideos } from './read-videos.ts';

const original = `---
slug: a-film
language: en
show: method
topics: [risk]
published: 2026-10-13
title: A film
chapters:
  - at: 0
    title: First
  - at: 40
    title: Second
---
What it is about.
`;
const german = `---
title: Ein Film
state: machine
chapters: [Erstens, Zweitens]
---
Wovon er handelt.
`;

function treeOf(files: Record<string, string>): Map<string, Uint8Array> {
  return new Map(
    Object.entries({ 'video.md': original, 'film.mp4': 'film', ...files }).map(([name, text]) => [
      `videos/a-film/${name}`,
      Buffer.from(text),
    ]),
  );
}

describe('a video in a folder', () => {
  test('is read with its words, chapters and files', () => {
    const tree = treeOf({ 'video.de.md': german, 'captions/en.vtt': 'WEBVTT\n' });
    expect(readVideos(tree)).toEqual([
      {
        draft: {
          slug: 'a-film',
          language: 'en',
          show: 'method',
          topics: ['risk'],
          publishedAt: new Date('2026-10-13T05:00:00Z'),
          words: {
            en: {
              title: 'A film',
              description: 'What it is about.',
              chapters: [
                { at: 0, title: 'First' },
                { at: 40, title: 'Second' },
              ],
            },
            de: {
              title: 'Ein Film',
              description: 'Wovon er handelt.',
              chapters: [
                { at: 0, title: 'Erstens' },
                { at: 40, title: 'Zweitens' },
              ],
            },
          },
        },
        film: 'videos/a-film/film.mp4',
        captions: [{ language: 'en', path: 'videos/a-film/captions/en.vtt' }],
      },
    ]);
  });

  test('comes before those that were published later', () => {
    const earlier = original.replace('a-film', 'b-film').replace('10-13', '09-01');
    const tree = treeOf({}).set('videos/b-film/video.md', Buffer.from(earlier));
    tree.set('videos/b-film/film.mp4', Buffer.from('film'));
    expect(readVideos(tree).map(({ draft }) => draft.slug)).toEqual(['b-film', 'a-film']);
  });

  test.each([
    ['a translation that lacks a chapter', { 'video.de.md': german.replace(', Zweitens', '') }],
    ['captions without a language', { 'captions/all.vtt': 'WEBVTT\n' }],
    ['an unknown show', { 'video.md': original.replace('method', 'opera') }],
    ['the slug of another folder', { 'video.md': original.replace('a-film', 'b-film') }],
    ['an empty title', { 'video.md': original.replace('title: A film', 'title: ""') }],
  ])('is refused with %s, and the file is named', (_, files) => {
    const [path = ''] = Object.keys(files);
    expect(() => readVideos(treeOf(files))).toThrow(`videos/a-film/${path}`);
  });

  test('is refused on the day of another, whose folder it would share', () => {
    const tree = treeOf({});
    tree.set('videos/b-film/video.md', Buffer.from(original.replace('a-film', 'b-film')));
    tree.set('videos/b-film/film.mp4', Buffer.from('film'));
    expect(() => readVideos(tree)).toThrow('published: is the day of a-film as well');
  });

  test('is refused without its film', () => {
    const tree = treeOf({});
    tree.delete('videos/a-film/film.mp4');
    expect(() => readVideos(tree)).toThrow('film.mp4');
  });
});

test('every sample video has words and captions in each language that the site is written in', () => {
  const written = ['de', 'en', 'es', 'fr', 'it', 'pl', 'pt', 'sk'];
  const videos = readVideos(sampleContent());
  expect(videos).toHaveLength(16);
  for (const { draft, captions } of videos) {
    expect(Object.keys(draft.words).sort()).toEqual(written);
    expect(captions.map(({ language }) => language)).toEqual(written);
  }
});

/** The real texts; of videos only that they exist. */
function sampleContent(): Map<string, Uint8Array> {
  const root = fileURLToPath(new URL('../../../content', import.meta.url));
  const entries = readdirSync(join(root, 'videos'), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const body = name.endsWith('.mp4') ? new Uint8Array() : readFileSync(path);
        return [path.slice(root.length + 1), body];
      }),
  );
}
