import { describe, expect, it } from 'vitest';
import { applyEdits, createCourseDraft, lessonId } from './draft.factory.ts';
import { collectFiles } from './draft-files.ts';
import { findPublishProblems } from './find-publish-problems.ts';
import { lessonPictures, lessonPictureUrl, withPictureUrls } from './lesson-pictures.ts';

const id = '30000000-0000-4000-8000-000000000001';
const url = `/media/lesson-pictures/${id}`;

describe('pictures in a lesson', () => {
  it('are found with their descriptions', () => {
    const body = `![One \\[1\\]](${url}?size=800x600)\n\n![see [2]](${url})\n\n![ ](${url})\n\n![T](${url} "title")`;
    expect(lessonPictures(body)).toEqual([
      { id, alt: 'One \\[1\\]' },
      { id, alt: 'see [2]' },
      { id, alt: '' },
      { id, alt: 'T' },
    ]);
  });

  it.each([
    `[a link](${url})`,
    '![public](/media/pictures/30000000-0000-4000-8000-000000000001)',
    `![no id](/media/lesson-pictures/${'-'.repeat(36)})`,
    `![more](${url}0)`,
  ])('are nothing else: %s', (body) => {
    expect(lessonPictures(body)).toEqual([]);
  });

  it('get another address, the rest of the text stays', () => {
    const body = `a ![A](${url}?size=8x6) b ![B](${url} "t")`;
    expect(withPictureUrls(body, () => 'files/a.png')).toBe(
      'a ![A](files/a.png) b ![B](files/a.png "t")',
    );
    expect(withPictureUrls(body, () => null)).toBe(body);
    expect(lessonPictureUrl({ id, width: 8, height: 6 })).toBe(`${url}?size=8x6`);
  });

  it('are files of the course in every language, and need a description to be published', () => {
    const text = (language: 'en' | 'de', body: string) =>
      ({ edit: 'text', unit: lessonId(1), language, text: { body }, state: 'reviewed' }) as const;
    const described = applyEdits(
      createCourseDraft(),
      text('en', `![A](${url})`),
      text('de', `![A](${url})\n\n![B](${url.replace(/1$/, '2')})`),
    );
    expect(collectFiles(described).map((file) => [file.id.at(-1), file.unit, file.field])).toEqual([
      ['1', lessonId(1), 'body'],
      ['2', lessonId(1), 'body'],
    ]);
    expect(findPublishProblems(described)).toEqual([]);
    expect(findPublishProblems(applyEdits(described, text('en', `![](${url})`)))).toEqual([
      { code: 'altMissing', unit: lessonId(1) },
    ]);
  });
});
