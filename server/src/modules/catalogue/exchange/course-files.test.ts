import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  aCourseDraft,
  edited,
  lessonId,
  moduleId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileTree } from './file-tree.ts';
import { readCourse } from './read-course.ts';
import { FormError } from './text-file.ts';
import { unzipTree } from './unzip-tree.ts';
import { writeCourse } from './write-course.ts';
import { zipStream } from './zip-stream.ts';

const video = fileIdSchema.parse('30000000-0000-4000-8000-000000000001');
const paths = new Map<FileId, string>([[video, 'files/a.mp4']]);

function treeOf(draft: CourseDraft): Map<string, Uint8Array> {
  const texts = writeCourse(draft, (file) => paths.get(file) ?? '');
  const tree = new Map<string, Uint8Array>([['files/a.mp4', new Uint8Array([1])]]);
  for (const [path, text] of texts) tree.set(path, Buffer.from(text));
  return tree;
}

/** Ids are given anew by an import; here in the order they are asked for, to compare the rest. */
function readAgain(tree: FileTree): CourseDraft {
  let modules = 0;
  let lessons = 0;
  return readCourse(tree, '', {
    newId(name) {
      if (!name.startsWith('module')) {
        lessons += 1;
        return lessonId(lessons);
      }
      modules += 1;
      return moduleId(modules);
    },
    nameFile: () => video,
  });
}

const course = edited(
  aCourseDraft(),
  { edit: 'text', unit: 'item', language: 'de', text: { title: 'Ein Chart' }, state: 'machine' },
  {
    edit: 'text',
    unit: 'item',
    language: 'en',
    text: {
      title: 'Reading: a “chart”',
      faq: [{ question: 'Why?', answer: 'Two\n\nparagraphs: #1' }],
    },
    state: 'reviewed',
  },
  { edit: 'lesson', id: lessonId(2), facts: { kind: 'video', video, videoSeconds: 45 } },
  { edit: 'lesson', id: lessonId(4), facts: { kind: 'quiz', answers: [1] } },
  {
    edit: 'text',
    unit: lessonId(4),
    language: 'en',
    text: { questions: [{ prompt: 'Yes?', choices: ['no', '42'], explanation: '- because' }] },
    state: 'reviewed',
  },
);

test('a course that is written and read again is the same, stale translations included', () => {
  expect(readAgain(treeOf(course))).toEqual(course);
});

test('so is whatever people write', { timeout: 30_000 }, () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => {
    const plain = text.replace(/\p{Cc}|[\u2028\u2029\uFEFF]/gu, '').trim();
    return plain.slice(0, 100);
  });
  const block = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n').trim());
  fc.assert(
    fc.property(line, block, line, (title, body, answer) => {
      const draft = edited(
        course,
        {
          edit: 'text',
          unit: lessonId(1),
          language: 'en',
          text: { title, body },
          state: 'reviewed',
        },
        {
          edit: 'text',
          unit: 'item',
          language: 'fr',
          text: { title, outcomes: [answer, title], description: body },
          state: 'reviewed',
        },
      );
      expect(readAgain(treeOf(draft))).toEqual(draft);
    }),
    { numRuns: 100 },
  );
});

describe('what is wrong is named with its file', () => {
  const broken = (path: string, text: string | null): FileTree => {
    const tree = treeOf(course);
    if (text === null) tree.delete(path);
    else tree.set(path, Buffer.from(text));
    return tree;
  };

  test.for([
    ['course.md', null, 'is missing'],
    ['course.md', 'no facts', 'does not begin with facts'],
    ['course.md', '---\ntitle: [\n---\n', ''],
    ['course.md', '---\nlanguage: xx\n---\n', 'language'],
    ['01-first-module/01-lesson-1.md', '---\ntitle: T\nkind: song\n---\n', 'kind'],
    [
      '01-first-module/02-lesson-2.md',
      '---\ntitle: T\nkind: video\nvideo: ../../etc/passwd\n---\n',
      'not among',
    ],
  ] as const)('%s (%#)', ([path, text, reason]) => {
    const attempt = () => readAgain(broken(path, text));
    expect(attempt).toThrow(FormError);
    expect(attempt).toThrow(path);
    expect(attempt).toThrow(reason);
  });

  test('a text that is not UTF-8', () => {
    const tree = treeOf(course);
    tree.set('01-first-module/module.md', new Uint8Array([0xff, 0xfe, 0x41]));
    expect(() => readAgain(tree)).toThrow('is not UTF-8');
  });

  test('a few lines that would unfold to gigabytes', () => {
    const bomb = `---\na: &a [x]\nb: [*a, *a]\ntitle: T\n---\n`;
    expect(() => readAgain(broken('01-first-module/module.md', bomb))).toThrow(FormError);
  });
});

describe('a ZIP', () => {
  async function* entries(tree: FileTree) {
    for (const [path, body] of tree) yield { path: `course/${path}`, body: Readable.from([body]) };
  }

  test('holds the files as they are', async () => {
    const tree = treeOf(course);
    const unzipped = await unzipTree(Readable.from([await buffer(zipStream(entries(tree)))]));
    expect(new Map([...unzipped].map(([path, body]) => [path, Buffer.from(body)]))).toEqual(
      new Map([...tree].map(([path, body]) => [`course/${path}`, Buffer.from(body)])),
    );
  });

  test.for(['../up.md', '/root.md', 'a/../../b.md', 'a\\b.md', 'nul\u0000.md'])(
    'with the path %j is refused',
    async (path) => {
      const one = async function* () {
        yield { path, body: Readable.from([new Uint8Array([1])]) };
      };
      await expect(unzipTree(zipStream(one()))).rejects.toThrow(FormError);
    },
  );

  test('is refused once it has unfolded too far', { timeout: 30_000 }, async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    const bomb = async function* () {
      for (const path of ['one.md', 'two.md']) {
        yield { path, body: Readable.from(Array.from({ length: 8 }, () => megabyte)) };
      }
    };
    const large = { entries: 9, bytes: 12 * 1024 * 1024 };
    await expect(unzipTree(zipStream(bomb()), large)).rejects.toThrow('two.md: makes it too large');
    const many = { entries: 1, bytes: 32 * 1024 * 1024 };
    await expect(unzipTree(zipStream(bomb()), many)).rejects.toThrow('is one file too many');
  });
});
