import { link, list, wording, words } from '../field.ts';
import { defineGroup } from '../group.ts';

const column = { label: wording({ max: 60 }), path: link('/') };

const courses = {
  'fast-track': ['footer.courses.fastTrack', '/course/fast-track'],
  dax: ['footer.courses.dax', '/course/dax-day-trading'],
  'dow-jones': ['footer.courses.dowJones', '/course/dow-jones-sessions'],
  commodities: ['footer.courses.commodities', '/course/commodities'],
  cfds: ['footer.courses.cfds', '/course/cfd-foundations'],
  stocks: ['footer.courses.stocks', '/course/stocks-from-the-annual-report'],
  funds: ['footer.courses.funds', '/course/funds-and-etfs'],
  all: ['footer.allCourses', '/courses'],
} as const;

const academy = {
  books: ['footer.books', '/books'],
  indicators: ['footer.indicators', '/download-indicators'],
  downloads: ['footer.freeDownloads', '/free-downloads'],
  instructors: ['nav.instructors', '/instructors'],
  pricing: ['nav.pricing', '/pricing'],
  about: ['nav.about', '/about'],
  blog: ['nav.blog', '/blog'],
  help: ['footer.help', '/help'],
  glossary: ['footer.glossary', '/glossary'],
  paths: ['footer.paths', '/paths'],
  contact: ['footer.contactUs', '/contact'],
} as const;

type Links = Readonly<Record<string, readonly [key: string, path: string]>>;

/** Two columns of links. The legal links are required and can't be edited. */
export const footer = defineGroup(
  {
    courses: columnOf(courses),
    academy: columnOf(academy),
    'footer.courses.title': words(),
    'footer.academy': words(),
    'footer.title': words({ tags: ['em'] }),
    'footer.text': words(),
  },
  { shownOn: '/' },
);

function columnOf(links: Links) {
  return list(column, {
    max: 16,
    initial: Object.entries(links).map(([id, [, path]]) => ({ id, path })),
    originalOf: (id) => links[id]?.[0] ?? '',
  });
}
