import type { AdminGroup } from '@danube/contract/admin-group.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { adminMenuOf, type MenuGroup, type MenuLink, menuPathOf, menuTexts } from './admin-menu.ts';
import { menuGroups } from './menu-groups.ts';

const rowClasses =
  'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm text-ink-2 transition-colors hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 touch:min-h-11';
const currentClasses =
  'aria-[current=page]:bg-river-wash aria-[current=page]:font-[560] aria-[current=page]:text-ink';

type AdminNavigationProps = { roles: readonly StaffRole[]; className?: string };

/** Every screen that these staff may open, by topic. Works without scripts. */
export function AdminNavigation({ roles, className }: AdminNavigationProps) {
  const t = useTexts(...menuTexts);
  const { pathname } = useLocation();
  const current = menuPathOf(pathname);
  return (
    <nav aria-label={t('staff.menu')} className={className}>
      <ul className="grid gap-0.5">
        {adminMenuOf(roles).map((group) => (
          <li key={group.group}>
            {group.links.length === 1 ? (
              group.links.map((link) => (
                <SingleLink key={link.path} group={group.group} link={link} current={current} />
              ))
            ) : (
              <Group group={group} current={current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SingleLinkProps = { group: AdminGroup; link: MenuLink; current: string | undefined };

/** A group with a single screen links to it directly. */
function SingleLink({ group, link, current }: SingleLinkProps) {
  const t = useTexts(...menuTexts);
  const localPath = useLocalPath();
  const { icon: Icon } = menuGroups[group];
  return (
    <Link
      to={localPath(link.path)}
      aria-current={link.path === current ? 'page' : undefined}
      className={classNames(rowClasses, currentClasses)}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.6]" />
      {t(link.label)}
    </Link>
  );
}

function Group({ group, current }: { group: MenuGroup; current: string | undefined }) {
  const t = useTexts(...menuTexts);
  const localPath = useLocalPath();
  const { icon: Icon, label } = menuGroups[group.group];
  const isCurrent = group.links.some(({ path }) => path === current);
  return (
    // The current page's group is open; groups that the user opened stay open.
    <details open={isCurrent} className="group/menu" suppressHydrationWarning>
      <summary
        className={classNames(
          rowClasses,
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
          isCurrent && 'font-[560] text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.6]" />
        <span className="grow">{t(label)}</span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform group-open/menu:rotate-90"
        />
      </summary>
      <ul className="ms-5 grid gap-0.5 border-s border-rule py-1 ps-2.5">
        {group.links.map((link) => (
          <li key={link.path}>
            <Link
              to={localPath(link.path)}
              aria-current={link.path === current ? 'page' : undefined}
              className={classNames(rowClasses, currentClasses)}
            >
              {t(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
