import type { ItemCard, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { completeLanguages, defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { CachePolicy, Page } from '@danube/contract/site/page.ts';
import { allPages } from '@danube/contract/site/pages.ts';
import type { Api } from '../lib/api.ts';
import { languagesWith } from '../lib/catalogues.server.ts';
import { localizedUrl } from '../lib/localized-url.ts';
import { pageTexts } from './page-texts.ts';

/** Cached pages that search engines should index. */
const listedPages = allPages.filter(({ cache }) => cache && !cache.isUnlisted);

/** An item or video with its own page, and the languages it is available in. */
export type ListedItem = Pick<ItemCard, 'slug' | 'availableIn'> & {
  readonly kind: NonNullable<CachePolicy['items']>;
  /** The date of a session, whose URL consists of slug and date. */
  readonly date?: string;
};

/** Every public page once per language it is complete in, each with its alternates. */
export function sitemapXml(
  siteUrl: string,
  items: readonly ListedItem[] = [],
  offered: readonly LanguageCode[] = completeLanguages,
): string {
  const urls = listedPages.flatMap((page) =>
    listedUrls(page, items).flatMap(({ path, languages: written }) => {
      const languages = written.filter((code) => offered.includes(code));
      const alternates = languages
        .map((code) => alternate(code, localizedUrl(siteUrl, path, code)))
        .concat(alternate('x-default', localizedUrl(siteUrl, path)))
        .join('');
      return languages.map(
        (code) => `<url><loc>${localizedUrl(siteUrl, path, code)}</loc>${alternates}</url>`,
      );
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** The languages that the owner has enabled. */
export async function readOfferedLanguages({ settings }: Pick<Api, 'settings'>) {
  const { values } = await settings.shown({ language: defaultLanguage });
  return { ...initialValues('languages'), ...values.languages }.offered;
}

/** The published items of every kind that has pages. */
export async function readListedItems(api: Api): Promise<ListedItem[]> {
  const lists = listedPages.flatMap(({ cache }) => {
    const kind = cache?.items;
    if (!kind) return [];
    return isOther(kind) ? others[kind](api) : [readItems(api.catalogue, kind)];
  });
  return (await Promise.all(lists)).flat();
}

type OtherKind = Exclude<ListedItem['kind'], ItemKind>;

/** Kinds that aren't catalogue items. */
const others: Readonly<Record<OtherKind, (api: Api) => Promise<ListedItem[]>[]>> = {
  video: ({ videos }) => [readVideos(videos)],
  post: ({ blog }) => languagesWith(['blog']).map((language) => readPosts(blog, language)),
  instructor: ({ settings }) => [readInstructors(settings)],
  term: ({ glossary }) => [readTerms(glossary)],
  path: ({ paths }) => [readPaths(paths)],
  session: ({ events }) => [readSessions(events)],
  help: ({ help }) => [readHelp(help)],
};

function isOther(kind: ListedItem['kind']): kind is OtherKind {
  return kind in others;
}

async function readHelp({ list }: Pick<Api['help'], 'list'>): Promise<ListedItem[]> {
  const articles = await list({ language: defaultLanguage });
  return articles.map((article) => ({ ...article, kind: 'help' }));
}

/** A profile exists in every language, in English if it isn't translated. */
async function readInstructors({ shown }: Pick<Api['settings'], 'shown'>): Promise<ListedItem[]> {
  const { values } = await shown({ language: defaultLanguage });
  const { people } = { ...initialValues('instructors'), ...values.instructors };
  const availableIn = [...completeLanguages];
  return people.map(({ slug }) => ({ slug, availableIn, kind: 'instructor' }));
}

async function readTerms({ list }: Pick<Api['glossary'], 'list'>): Promise<ListedItem[]> {
  const terms = await list();
  return terms.map(({ slug, language }) => ({ slug, availableIn: [language], kind: 'term' }));
}

async function readPaths({ list }: Pick<Api['paths'], 'list'>): Promise<ListedItem[]> {
  const paths = await list({ language: defaultLanguage });
  return paths.map(({ slug, availableIn }) => ({ slug, availableIn, kind: 'path' }));
}

const sessionDays = 92;

/** Upcoming sessions only; past ones are linked from their videos. */
async function readSessions({ upcoming }: Pick<Api['events'], 'upcoming'>): Promise<ListedItem[]> {
  const sessions = await upcoming({ daysAhead: sessionDays });
  return sessions.map(({ slug, date, language }) => ({
    slug,
    date,
    kind: 'session',
    // Its content is in the academy's language, its layout in every complete one.
    availableIn: [...new Set([language, defaultLanguage])],
  }));
}

const itemsPerRequest = 60;
const videosPerRequest = 48;

function readItems(catalogue: Api['catalogue'], kind: ItemKind): Promise<ListedItem[]> {
  return readPages(async (cursor) => {
    const input = { kind, cursor, language: defaultLanguage, limit: itemsPerRequest };
    const { items, nextCursor } = await catalogue.list(input);
    return { items, nextCursor };
  });
}

function readVideos({ list }: Pick<Api['videos'], 'list'>): Promise<ListedItem[]> {
  return readPages(async (cursor) => {
    const page = await list({ cursor, language: defaultLanguage, limit: videosPerRequest });
    const items = page.videos.map((video) => ({ ...video, kind: 'video' as const }));
    return { items, nextCursor: page.nextCursor };
  });
}

const postsPerRequest = 60;

/** A post has a different URL in each language, so each language lists its own posts. */
function readPosts({ list }: Pick<Api['blog'], 'list'>, language: LanguageCode) {
  return readPages(async (cursor) => {
    const { posts, nextCursor } = await list({ cursor, language, limit: postsPerRequest });
    const own = posts.filter((post) => post.language === language);
    const items = own.map(({ slug }) => ({ slug, availableIn: [language], kind: 'post' as const }));
    return { items, nextCursor };
  });
}

async function readPages(
  read: (cursor?: string) => Promise<{ items: ListedItem[]; nextCursor: string | null }>,
): Promise<ListedItem[]> {
  const { items, nextCursor } = await read();
  const listed = [...items];
  for (let cursor = nextCursor; cursor !== null; ) {
    const page = await read(cursor);
    listed.push(...page.items);
    cursor = page.nextCursor;
  }
  return listed;
}

/** An item page has one URL per item; other pages with parameters are found by links. */
function listedUrls(
  { path, cache }: Page,
  items: readonly ListedItem[],
): { path: string; languages: LanguageCode[] }[] {
  const languages = languagesWith(pageTexts(path));
  if (!path.includes(':')) return [{ path, languages }];
  return items
    .filter((item) => item.kind === cache?.items)
    .map(({ slug, date = '', availableIn }) => ({
      path: path.replace(/:\w+/, slug).replace(':date', date),
      languages: languages.filter((code) => availableIn.includes(code)),
    }));
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}
