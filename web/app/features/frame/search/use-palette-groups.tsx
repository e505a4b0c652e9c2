import type { SearchMatch } from '@danube/contract/search-match.ts';
import { FileText, History, Search } from 'lucide-react';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import type { CommandGroup, CommandOption } from '../../../ui/command-dialog.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { postPath } from '../../shared/paths/blog-paths.ts';
import { termPath } from '../../shared/paths/glossary-paths.ts';
import { helpPath } from '../../shared/paths/help-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import {
  kindGroups,
  kindOrder,
  type SearchKind,
  searchUrl,
} from '../../shared/paths/search-paths.ts';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { countFound, type FoundItem, type FoundPost, type FoundVideo } from './find-everything.ts';
import { pathOfLesson } from './found-lesson.tsx';
import { PaletteLine } from './palette-line.tsx';
import { QuotedExcerpt } from './quoted-excerpt.tsx';
import { recentSearches } from './recent-searches.ts';
import { findPages, type NamedPage, suggestedPages } from './site-pages.ts';
import type { SearchState } from './use-search.ts';

const recentPrefix = 'recent-';

/** The options for a query; without one, recent searches and popular pages. */
export function usePaletteGroups(text: string, answer: SearchState) {
  const t = useTexts('search', 'nav', 'footer');
  const page = useLanguage();
  const query = text.trim();
  const recent = recentSearches();
  const groups: CommandGroup[] = query
    ? [
        ...kindOrder.map((kind) => ({
          id: kind,
          label: t(kindGroups[kind]),
          options: optionsOf(kind, answer, page),
        })),
        pageGroup(t('search.pages'), findPages(query, t)),
        ...(countFound(answer.found) > 0 ? [wholeGroup(query)] : []),
      ]
    : [
        {
          id: 'recent',
          label: t('search.palette.recent'),
          options: recent.map((words, index) => ({
            id: `${recentPrefix}${index}`,
            content: <PaletteLine icon={<History />}>{words}</PaletteLine>,
          })),
        },
        pageGroup(t('search.palette.suggested'), suggestedPages(t)),
      ];

  return {
    groups: groups.filter(({ options }) => options.length > 0),
    /** The query of an option that repeats a search. */
    recentOf: ({ id }: CommandOption): string | undefined =>
      id.startsWith(recentPrefix) ? recent[Number(id.slice(recentPrefix.length))] : undefined,
  };

  function wholeGroup(words: string): CommandGroup {
    return {
      id: 'whole',
      label: t('search.palette.results'),
      options: [
        {
          id: 'all',
          href: searchUrl({ query: words, kind: undefined }),
          content: (
            <PaletteLine icon={<Search />}>{t('search.palette.all', { query: words })}</PaletteLine>
          ),
        },
      ],
    };
  }
}

function optionsOf(kind: SearchKind, { found }: SearchState, page: string): CommandOption[] {
  if (kind === 'lesson') {
    return found.lessons.map((lesson) => foundOption(lesson, pathOfLesson(lesson), page));
  }
  if (kind === 'video') {
    return found.videos.map((video) => foundOption(video, videoPath(video.slug), page));
  }
  if (kind === 'session') {
    return found.sessions.map((session) => foundOption(session, sessionPath(session), page));
  }
  if (kind === 'post') {
    return found.posts.map((post) => foundOption(post, postPath(post.slug), page));
  }
  if (kind === 'help') {
    return found.articles.map((article) =>
      foundOption({ ...article, id: `help-${article.slug}` }, helpPath(article.slug), page),
    );
  }
  if (kind === 'term') {
    return found.terms.map(({ term, ...match }) =>
      foundOption({ ...match, id: `term-${match.slug}`, title: term }, termPath(match.slug), page),
    );
  }
  return found.items
    .filter((item) => item.kind === kind)
    .map((item) => foundOption(item, itemPath(item), page));
}

type PaletteMatch = Pick<
  FoundItem | FoundPost | FoundVideo,
  'title' | 'language' | keyof SearchMatch
> & { readonly id: string };

function foundOption(thing: PaletteMatch, href: string, page: string): CommandOption {
  return {
    id: thing.id,
    href,
    content: (
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
        <span lang={thing.language === page ? undefined : thing.language} className="font-[560]">
          <MarkedText text={thing.title} marks={thing.titleMarks} />
        </span>
        <span className="line-clamp-2 text-xs text-ink-3">
          <QuotedExcerpt match={thing} />
        </span>
      </span>
    ),
  };
}

function pageGroup(label: string, pages: readonly NamedPage[]): CommandGroup {
  return {
    id: 'pages',
    label,
    options: pages.map(({ path, name, marks }) => ({
      id: `page${path.replaceAll('/', '-')}`,
      href: path,
      content: (
        <PaletteLine icon={<FileText />}>
          <MarkedText text={name} marks={marks} />
        </PaletteLine>
      ),
    })),
  };
}
