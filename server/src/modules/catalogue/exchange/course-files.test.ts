import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  applyEdits,
  createCourseDraft,
  lessonId,
  moduleId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import {
  type FileId,
  fileIdSchema,
  type StoredFile,
} from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileTree } from '../../../platform/content-files/file-tree.ts';
import { FileFormatError } from '../../../platform/content-files/text-file.ts';
import { copyFileMetadata } from '../editing/copy-file-metadata.ts';
import { readCourse } from './read-course.ts';
import { unzipTree } from './unzip-tree.ts';
import { writeCourse } from './write-course.ts';
import { zipStream } from './zip-stream.ts';

const video = fileIdSchema.parse('30000000-0000-4000-8000-000000000001');
const picture = fileIdSchema.parse('30000000-0000-4000-8000-000000000002');
const paths = new Map<FileId, string>([
  [video, 'files/a.mp4'],
  [picture, 'files/b.png'],
]);

function treeOf(draft: CourseDraft): Map<string, Uint8Array> {
  const texts = writeCourse(draft, (file) => paths.get(file) ?? '');
  const tree = new Map<string, Uint8Array>();
  for (const path of paths.values()) tree.set(path, new Uint8Array([1]));
  for (const [path, text] of texts) tree.set(path, Buffer.from(text));
  return tree;
}

/** An import assigns new ids; here they are numbered in order, to compare the rest. */
function readAgain(tree: FileTree, nameFile: (path: string) => FileId = () => video): CourseDraft {
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
    nameFile,
  });
}

const keys: QuestionKey[] = [
  { type: 'single', right: 1 },
  { type: 'several', right: [0, 1] },
  { type: 'numeric', right: -12.5, tolerance: 0.1 },
  { type: 'order' },
  {
    type: 'trade',
    side: 'short',
    account: 10_000,
    pointValue: 0.5,
    maxRisk: 1,
    minRewardToRisk: 1.5,
    bars: [
      { open: 24_010, high: 24_032.5, low: 24_001, close: 24_020 },
      { open: 24_020, high: 24_020, low: 23_990, close: 23_995.25 },
    ],
  },
];
const hasChoices = ({ type }: QuestionKey) => type !== 'numeric' && type !== 'trade';
const questions = keys.map((key) => ({
  prompt: `Yes: ${key.type}?`,
  choices: hasChoices(key) ? ['no', '42'] : [],
  explanation: '- because',
}));

const course = applyEdits(
  createCourseDraft(),
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
  { edit: 'lesson', id: lessonId(4), facts: { kind: 'quiz', keys, draw: 3 } },
  { edit: 'text', unit: lessonId(4), language: 'en', text: { questions }, state: 'reviewed' },
  { edit: 'text', unit: lessonId(4), language: 'de', text: { questions }, state: 'reviewed' },
);
const quizPath = '02-second-module/02-lesson-4.md';

test('a course that is written and read again is the same, stale translations included', () => {
  expect(readAgain(treeOf(course))).toEqual(course);
});

describe('pictures in texts', () => {
  const url = `/media/lesson-pictures/${picture}`;
  const pictured = applyEdits(
    course,
    ...(['en', 'de'] as const).map((language) => ({
      edit: 'text' as const,
      unit: lessonId(1),
      language,
      text: { title: 'Lesson 1', body: `![A \\[chart\\]](${url}?size=600x300)` },
      state: 'reviewed' as const,
    })),
  );

  test('are files of the export, by their paths', () => {
    const texts = writeCourse(pictured, (file) => paths.get(file) ?? '');
    expect(texts.get('01-first-module/01-lesson-1.de.md')).toContain(
      '![A \\[chart\\]](files/b.png)',
    );
  });

  test('come back with their size, and translations stay current', () => {
    const again = readAgain(treeOf(pictured), (path) => (path === 'files/b.png' ? picture : video));
    const file = { id: picture, width: 600, height: 300, durationSeconds: null };
    // Only these fields of a file are read.
    expect(copyFileMetadata(again, [file as StoredFile])).toEqual(pictured);
  });

  test('are missed', () => {
    const tree = treeOf(pictured);
    tree.delete('files/b.png');
    expect(() => readAgain(tree)).toThrow('01-lesson-1.md: files/b.png: is not among the files');
  });
});

test('so is whatever people write', { timeout: 30_000 }, () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => {
    const plain = text.replace(/\p{Cc}|[\u2028\u2029\uFEFF]/gu, '').trim();
    return plain.slice(0, 100);
  });
  const block = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n').trim());
  fc.assert(
    fc.property(line, block, line, (title, body, answer) => {
      const draft = applyEdits(
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

const amount = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const anyBar = fc
  .tuple(amount(0, 1_000_000), amount(0, 1_000_000), amount(0, 1_000_000), fc.boolean())
  .map(([one, two, three, isRising]) => {
    const [low = 0, middle = 0, high = 0] = [one, two, three].sort((a, b) => a - b);
    const [open, close] = isRising ? [low, middle] : [middle, high];
    return { open, high, low, close };
  });
const anyKey: fc.Arbitrary<QuestionKey> = fc.oneof(
  fc.record({ type: fc.constant('single'), right: fc.nat(5) }),
  fc.record({ type: fc.constant('several'), right: fc.uniqueArray(fc.nat(5)) }),
  fc.record({
    type: fc.constant('numeric'),
    right: amount(-1_000_000, 1_000_000),
    tolerance: amount(0, 1_000),
  }),
  fc.constant({ type: 'order' } as const),
  fc.record({
    type: fc.constant('trade'),
    side: fc.constantFrom('long', 'short'),
    account: fc.integer({ min: 100, max: 10_000_000 }),
    pointValue: amount(0.01, 10_000),
    maxRisk: amount(0.1, 5),
    minRewardToRisk: amount(0.5, 10),
    bars: fc.array(anyBar, { maxLength: 60 }),
  }),
);

test('and so is what is right about any question, finished or not', () => {
  const choices = fc.array(fc.constantFrom('', '1', 'true', 'a: b'), { maxLength: 6 });
  const requested = fc.record({ key: anyKey, choices });
  const draw = fc.option(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.array(requested, { maxLength: 8 }), draw, (drawn, most) => {
      const draft = applyEdits(
        course,
        {
          edit: 'lesson',
          id: lessonId(4),
          facts: { keys: drawn.map(({ key }) => key), draw: most },
        },
        {
          edit: 'text',
          unit: lessonId(4),
          language: 'en',
          text: {
            questions: drawn.map((one) => ({ prompt: '', choices: one.choices, explanation: '' })),
          },
          state: 'reviewed',
        },
      );
      expect(readAgain(treeOf(draft))).toEqual(draft);
    }),
    { numRuns: 100 },
  );
});

test('only the original says what is right, each bar in one line', () => {
  const texts = writeCourse(course, (file) => paths.get(file) ?? '');
  expect(texts.get(quizPath)).toContain('right: [1, 2]\n');
  expect(texts.get(quizPath)).toContain('- [24010, 24032.5, 24001, 24020]\n');
  expect(texts.get(quizPath.replace('.md', '.de.md'))).not.toMatch(/ (right|answer|order|trade): /);
});

function trade(bar: string): string {
  const rules = 'side: long, account: 10000, pointValue: 1, maxRisk: 1, minRewardToRisk: 1.5';
  return `trade: { ${rules}, bars: [${bar}] }`;
}

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
    expect(attempt).toThrow(FileFormatError);
    expect(attempt).toThrow(path);
    expect(attempt).toThrow(reason);
  });

  test.for([
    ['explanation: E', 'questions.0: says what is right by one of'],
    ['right: 1, order: true', 'questions.0: says what is right by one of'],
    ['right: 0', 'questions.0.right'],
    ['right: [1, 7]', 'questions.0.right'],
    ['right: [2, 2]', 'questions.0.right: names a choice twice'],
    ['answer: 1, tolerance: -1', 'questions.0.tolerance'],
    [trade('').replace('long', 'up'), 'questions.0.trade.side'],
    [trade('[10, 9, 8, 9]'), 'questions.0.trade.bars.0.high: is not the highest price'],
    [trade('[10, 12, 11, 12]'), 'questions.0.trade.bars.0.low: is not the lowest price'],
    [trade('[10, 12, 9]'), 'questions.0.trade.bars.0'],
  ] as const)('a question with %s', ([facts, reason]) => {
    const text = `---\ntitle: T\nkind: quiz\nquestions:\n  - {prompt: P, ${facts}}\n---\n`;
    const attempt = () => readAgain(broken(quizPath, text));
    expect(attempt).toThrow(FileFormatError);
    expect(attempt).toThrow(`${quizPath}: ${reason}`);
  });

  test('a text that is not UTF-8', () => {
    const tree = treeOf(course);
    tree.set('01-first-module/module.md', new Uint8Array([0xff, 0xfe, 0x41]));
    expect(() => readAgain(tree)).toThrow('is not UTF-8');
  });

  test('a few lines that would unfold to gigabytes', () => {
    const bomb = `---\na: &a [x]\nb: [*a, *a]\ntitle: T\n---\n`;
    expect(() => readAgain(broken('01-first-module/module.md', bomb))).toThrow(FileFormatError);
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
      await expect(unzipTree(zipStream(one()))).rejects.toThrow(FileFormatError);
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
