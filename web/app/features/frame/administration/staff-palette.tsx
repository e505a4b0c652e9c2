import { adminGroups } from '@danube/contract/admin-group.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { CommandDialog, type CommandGroup } from '../../../ui/command-dialog.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useStaffRoles } from '../../admin/kit/staff-scope.tsx';
import { PaletteFooter } from '../search/palette-footer.tsx';
import type { PaletteProps } from '../search/palette-host.tsx';
import { PaletteLine } from '../search/palette-line.tsx';
import { searchPalette } from '../search/palette-state.ts';
import { findByName, type NamedPage } from '../search/site-pages.ts';
import { adminMenuOf, type MenuGroup } from './admin-menu.ts';
import { menuGroups } from './menu-groups.ts';
import { useStaffSearch } from './use-staff-search.ts';

/** Finds any admin screen, and the modules' records: people, orders, items. */
export function StaffPalette({ isOpen, opener }: PaletteProps) {
  const t = useTexts('staff', 'admin', 'search');
  const lang = useFallbackLang('staff');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useStaffSearch(isOpen ? text : '');
  const groups = useGroups(text, search.matches);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isEmpty = text.trim() !== '' && count === 0 && !search.isWaiting && !search.hasFailed;

  function close() {
    searchPalette.close();
    setText('');
  }
  function status(): string {
    if (text.trim() === '') return '';
    if (search.isWaiting) return t('search.palette.waiting');
    if (search.hasFailed) return t('staff.palette.failed');
    return isEmpty
      ? t('search.palette.none', { query: text.trim() })
      : t('search.palette.found', { count });
  }
  return (
    <CommandDialog
      title={t('staff.find')}
      placeholder={t('staff.palette.placeholder')}
      lang={lang}
      isOpen={isOpen}
      onClose={close}
      opener={opener}
      query={text}
      onQuery={setText}
      groups={groups}
      onChoose={({ href }) => {
        close();
        if (href) void navigate(href);
      }}
      status={status()}
      isBusy={search.isWaiting}
      notice={
        <Notice
          failed={search.hasFailed ? t('staff.palette.failed') : undefined}
          empty={isEmpty ? t('search.palette.none', { query: text.trim() }) : undefined}
          onRetry={search.retry}
        />
      }
      footer={<PaletteFooter />}
    />
  );
}

type NoticeProps = { failed: string | undefined; empty: string | undefined; onRetry: () => void };

function Notice({ failed, empty, onRetry }: NoticeProps) {
  const t = useTexts('search');
  if (failed) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-5 py-3 text-sm text-fall">
        {failed}
        <Button size="small" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  return empty ? <p className="px-5 pt-5 text-sm text-ink-2">{empty}</p> : null;
}

/**
 * Screens first: their names are known without a request. Then the results, in the menu's order.
 */
function useGroups(
  text: string,
  matches: ReturnType<typeof useStaffSearch>['matches'],
): CommandGroup[] {
  const t = useTexts('staff', 'admin');
  const localPath = useLocalPath();
  const menu = adminMenuOf(useStaffRoles());
  const screens: NamedPage[] = menu.flatMap(({ links }) =>
    links.map(({ path, label }) => ({ path, name: t(label), marks: [] })),
  );
  const named = text.trim() === '' ? screens : findByName(text, screens);
  const groups: CommandGroup[] = [
    {
      id: 'screens',
      label: t('staff.palette.screens'),
      options: named.map(({ path, name, marks }) => ({
        id: `screen${path.replaceAll('/', '-')}`,
        href: localPath(path),
        content: (
          <PaletteLine icon={<ScreenIcon menu={menu} path={path} />}>
            <MarkedText text={name} marks={marks} />
          </PaletteLine>
        ),
      })),
    },
    ...adminGroups.map((group) => ({
      id: `found-${group}`,
      label: t(menuGroups[group].label),
      options: matches
        .filter((match) => match.group === group)
        .map(({ id, title, detail, path }) => ({
          id,
          href: localPath(path),
          content: (
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
              <span className="truncate font-[560]">{title}</span>
              <span className="truncate text-xs text-ink-3">{detail}</span>
            </span>
          ),
        })),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function ScreenIcon({ menu, path }: { menu: readonly MenuGroup[]; path: string }) {
  const group = menu.find(({ links }) => links.some((link) => link.path === path))?.group;
  const Icon = menuGroups[group ?? 'today'].icon;
  return <Icon />;
}
