import {
  type BookPage,
  type CoursePage,
  type FreeLesson,
  type IndicatorPage,
  type ItemCard,
  type ItemFile,
  itemIdSchema,
  type LessonOutline,
  lessonIdSchema,
  moduleIdSchema,
  type PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';

let made = 0;

/** Ids that are unique within a test file. */
function nextId(): string {
  made += 1;
  return `0198f3a2-7c1e-7b6a-9d43-${made.toString(16).padStart(12, '0')}`;
}

/** A course in a list, the Fast Track by default. */
export function makeItemCard(overrides: Partial<ItemCard> = {}): ItemCard {
  return {
    id: itemIdSchema.parse(nextId()),
    kind: 'course',
    slug: 'fast-track',
    title: 'Fast Track',
    summary: 'From a first chart to a written plan in four weeks of evenings.',
    language: 'en',
    originalLanguage: 'en',
    availableIn: ['en'],
    price: moneySchema.parse(14_900),
    cover: null,
    markets: ['dax', 'dow-jones'],
    level: 'beginner',
    by: 'viktor-hajnal',
    platforms: [],
    lessonCount: 3,
    minutes: 100,
    pageCount: null,
    ...overrides,
  };
}

export function makeLesson(overrides: Partial<LessonOutline> = {}): LessonOutline {
  return {
    id: lessonIdSchema.parse(nextId()),
    slug: 'what-a-trade-may-cost',
    title: 'What a trade may cost',
    language: 'en',
    kind: 'text',
    isFree: true,
    minutes: 8,
    ...overrides,
  };
}

/** Two modules; the first lesson is free, the others aren't. */
export function makeCoursePage(overrides: Partial<CoursePage> = {}): CoursePage {
  return {
    ...makeItemCard(),
    description: 'Most people meet the market the wrong way round.',
    outcomes: ['Work out the size of a position from the loss you accept.'],
    requirements: ['No knowledge of markets.'],
    faq: [{ question: 'Do I need real money?', answer: 'No. Every exercise works on paper.' }],
    modules: [
      {
        id: moduleIdSchema.parse(nextId()),
        title: 'How markets move',
        language: 'en',
        lessons: [
          makeLesson(),
          makeLesson({ slug: 'why-a-price-moves', title: 'Why a price moves', isFree: false }),
        ],
      },
      {
        id: moduleIdSchema.parse(nextId()),
        title: 'Reading a chart',
        language: 'en',
        lessons: [
          makeLesson({
            slug: 'candle-anatomy',
            title: 'The anatomy of a candle',
            kind: 'video',
            isFree: false,
          }),
        ],
      },
    ],
    lessonLanguages: ['en'],
    taughtIn: ['en'],
    publishedAt: new Date('2026-10-01T08:00:00Z'),
    changedAt: new Date('2026-11-01T08:00:00Z'),
    ...overrides,
  };
}

/** The first lesson of the course above. */
export function makeFreeLesson(overrides: Partial<FreeLesson> = {}): FreeLesson {
  return {
    ...makeLesson(),
    course: { id: itemIdSchema.parse(nextId()), slug: 'fast-track', title: 'Fast Track' },
    moduleTitle: 'How markets move',
    originalLanguage: 'en',
    availableIn: ['en'],
    body: 'Begin with the loss.\n\n## The sum\n\nTwo hundred euros, not more.',
    video: null,
    videoSeconds: null,
    captions: null,
    previous: null,
    next: makeLesson({ slug: 'why-a-price-moves', title: 'Why a price moves', isFree: false }),
    ...overrides,
  };
}

function makeFile(overrides: Partial<ItemFile> = {}): ItemFile {
  return {
    id: fileIdSchema.parse(nextId()),
    name: 'forbidden-trading.pdf',
    contentType: 'application/pdf',
    bytes: 525_000,
    ...overrides,
  };
}

/** A free book with a short excerpt. */
export function makeBookPage(overrides: Partial<BookPage> = {}): BookPage {
  return {
    ...makeItemCard({
      kind: 'book',
      slug: 'forbidden-trading',
      title: 'Forbidden Trading',
      summary: 'Nine trades that end private accounts.',
      price: moneySchema.parse(0),
      by: 'Viktor Hajnal',
      level: null,
      pageCount: 50,
    }),
    subtitle: 'Nine trades a careful trader does not take',
    description: 'Above a desk in Frankfurt there hung a sheet of paper.',
    excerpt: '## The list on the wall\n\nIt had nine lines on it.',
    files: [makeFile()],
    publishedAt: new Date('2026-10-01T08:00:00Z'),
    ...overrides,
  };
}

/** A free indicator with a preview. */
export function makeIndicatorPage(overrides: Partial<IndicatorPage> = {}): IndicatorPage {
  return {
    ...makeItemCard({
      kind: 'indicator',
      slug: 'danube-bands',
      title: 'Danube Bands',
      summary: 'Bands whose distance follows the true range.',
      price: moneySchema.parse(0),
      by: null,
      level: null,
      platforms: ['tradingview', 'metatrader5'],
    }),
    description: 'They measure distance.',
    manual: '## What is drawn\n\nFive lines.\n\n## Inputs\n\nFour of them.',
    preview: 'danube-bands',
    files: [makeFile({ name: 'danube-bands.pine' }), makeFile({ name: 'danube-bands.mq5' })],
    publishedAt: new Date('2026-10-01T08:00:00Z'),
    ...overrides,
  };
}

/** A bundle of two courses by default. */
export function makePackagePage(overrides: Partial<PackagePage> = {}): PackagePage {
  return {
    ...makeItemCard({
      kind: 'package',
      slug: 'index-trader-bundle',
      title: 'Index Trader Bundle',
      price: moneySchema.parse(19_900),
      by: null,
    }),
    description: 'The courses belong together.',
    sale: 'bundle',
    interval: null,
    benefits: ['Lifetime access to both'],
    includes: [makeItemCard(), makeItemCard({ slug: 'dax', title: 'Trading the DAX' })],
    hasLiveSessions: false,
    isFeatured: false,
    ...overrides,
  };
}
