import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { CommandDialog, type CommandOption } from '../../../ui/command-dialog.tsx';
import { PaletteFooter } from './palette-footer.tsx';
import { searchPalette } from './palette-state.ts';
import { rememberSearch } from './recent-searches.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';
import { type SearchState, useSearch } from './use-search.ts';

type SearchPaletteProps = { isOpen: boolean; opener: HTMLElement | null };

/** Search from anywhere: items while typing, pages of the site, and recent searches. */
export function SearchPalette({ isOpen, opener }: SearchPaletteProps) {
  const t = useTexts('search', 'nav', 'footer');
  const lang = useFallbackLang('search');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [query, setQuery] = useState('');
  const answer = useSearch(isOpen ? query : '');
  const { groups, recentOf } = usePaletteGroups(query, answer);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  function close() {
    searchPalette.close();
    setQuery('');
  }
  function choose(option: CommandOption) {
    const recent = recentOf(option);
    if (recent !== undefined) {
      setQuery(recent);
      return;
    }
    rememberSearch(query);
    close();
    if (option.href) void navigate(option.href);
  }

  return (
    <CommandDialog
      title={t('search.label')}
      placeholder={t('search.placeholder')}
      lang={lang}
      isOpen={isOpen}
      onClose={close}
      opener={opener}
      query={query}
      onQuery={setQuery}
      groups={groups.map((group) => ({
        ...group,
        options: group.options.map((option) =>
          option.href ? { ...option, href: localPath(option.href) } : option,
        ),
      }))}
      onChoose={choose}
      status={statusText({ t, query, answer, count })}
      isBusy={answer.status === 'waiting'}
      notice={<Notice query={query} answer={answer} count={count} />}
      footer={<PaletteFooter />}
    />
  );
}

type Announcement = { query: string; answer: SearchState; count: number };

function statusText({
  t,
  query,
  answer,
  count,
}: Announcement & { t: ReturnType<typeof useTexts> }) {
  switch (answer.status) {
    case 'idle':
      return '';
    case 'waiting':
      return t('search.palette.waiting');
    case 'failed':
      return t('search.palette.failed');
    case 'found':
      return count === 0
        ? t('search.palette.none', { query: query.trim() })
        : t('search.palette.found', { count });
  }
}

/** The visible message if there is nothing to choose, besides the one for screen readers. */
function Notice({ query, answer, count }: Announcement) {
  const t = useTexts('search');
  if (answer.status === 'failed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-5 py-3 text-sm text-fall">
        {t('search.palette.failed')}
        <Button size="small" onClick={answer.retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (answer.status !== 'found' || count > 0) return null;
  return (
    <p className="px-5 pt-5 text-sm text-ink-2">
      {t('search.palette.none', { query: query.trim() })}
    </p>
  );
}
